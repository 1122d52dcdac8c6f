import mongoose, { type Model, Schema } from 'mongoose'
import { findRecording } from './audit/recording.ts'
import { defineGlobalModel } from './models.ts'
import { noteReferences, referencesIn } from './references/references.ts'
import { currentAgencyId } from './scope.ts'

const Seed = defineGlobalModel(
  'seeds',
  new Schema<{ _id: string; isComplete: boolean }>({ _id: String, isComplete: { type: Boolean, required: true } }),
)

/**
 * Fills an empty database once. A start that died in the middle is completed by the next one, because the marker says so;
 * a database that people have started to fill stays as it is.
 *
 * @param name of the seed, such as `demo`
 * @param isEmpty whether the database holds no record yet
 * @param insert writes records of fixed ids with `insertMissing`, so it can run again
 */
export async function seedOnce(name: string, isEmpty: () => Promise<boolean>, insert: () => Promise<void>) {
  const marker = await Seed.findById(name).lean()
  if (marker?.isComplete) return
  if (!marker && !(await isEmpty())) return
  await Seed.updateOne({ _id: name }, { isComplete: false }, { upsert: true })
  await insert()
  await Seed.updateOne({ _id: name }, { isComplete: true })
}

const duplicateKey = 11_000

/**
 * Inserts the records whose `_id` is not there yet.
 *
 * @param options.asGiven stores them as they are, but for the agency: nothing is checked, and no default is set. A document
 * of mongoose for each of 100,000 records would take three quarters of the time.
 */
export async function insertMissing<Item>(
  model: Model<Item>,
  records: object[],
  { asGiven = false }: { asGiven?: boolean } = {},
): Promise<void> {
  if (records.length === 0) return
  const form = asGiven ? { lean: true, ignoreUndefined: true } : { throwOnValidationError: true }
  try {
    await model.insertMany(records as never, { ordered: false, ...form })
  } catch (error) {
    if (!isOnlyDuplicates(error)) throw error
  }
  const { typename, refersTo } = findRecording(model as never) ?? {}
  if (!typename || !refersTo) return
  const stored = records.map(record => ({ ...record, agencyId: currentAgencyId() }))
  await noteReferences(stored.flatMap(record => referencesIn(record, typename, refersTo)))
}

function isOnlyDuplicates(error: unknown) {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return false
  return [error.writeErrors].flat().every(({ code }) => code === duplicateKey)
}
