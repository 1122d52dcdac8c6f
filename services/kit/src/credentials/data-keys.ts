import { randomBytes } from 'node:crypto'
import mongoose, { Schema } from 'mongoose'
import { defineTenantModel } from '../models.ts'
import { currentAgencyId } from '../scope.ts'
import type { KeyRing } from './key-ring.ts'
import type { SealedText } from './sealed-text.ts'

interface DataKeyRecord {
  _id: mongoose.Types.ObjectId
  agencyId: mongoose.Types.ObjectId
  /** Name of the key in `CREDENTIAL_KEYS`. */
  wrappedBy: string
  wrapped: SealedText
}

export const dataKeyCollection = 'credentialKeys'

const schema = new Schema<DataKeyRecord>({
  wrappedBy: { type: String, required: true },
  wrapped: { type: String, required: true, secret: true },
})
schema.index({ agencyId: 1 }, { unique: true })

const DataKey = defineTenantModel(dataKeyCollection, schema)

let keyRing: KeyRing | undefined
/** A data key never changes, whoever wraps it. */
const opened = new Map<string, Buffer>()

/** Sets the keys of this process; without them nothing is sealed or opened. */
export function useKeyRing(ring: KeyRing | undefined): void {
  keyRing = ring
  opened.clear()
}

/** The current agency's own key; made when it is first needed, outside of the mutation's transaction. */
export async function currentDataKey(): Promise<Buffer> {
  const agencyId = currentAgencyId()
  const known = opened.get(agencyId)
  if (known) return known
  if (!keyRing) throw new Error('CREDENTIAL_KEYS is not set, so no credential can be sealed or opened.')
  const record = (await DataKey.findOne({}, null, { session: null }).lean()) ?? (await make(keyRing, agencyId))
  const key = keyRing.unwrap(record.wrapped, record.wrappedBy, agencyId)
  opened.set(agencyId, key)
  return key
}

/** Of two processes that make one at a time, the first one's stays. */
async function make(ring: KeyRing, agencyId: string): Promise<DataKeyRecord> {
  const wrapped = ring.wrap(randomBytes(32), agencyId)
  try {
    await DataKey.create([{ wrappedBy: ring.first, wrapped }], { session: null })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  return DataKey.findOne({}, null, { session: null }).orFail().lean()
}

const isDuplicate = (error: unknown) => error instanceof mongoose.mongo.MongoServerError && error.code === 11_000

/**
 * Wraps every data key of a database under the first key of the ring, while services go on reading and writing: what is
 * sealed under the data keys stays as it is.
 * @returns how many were wrapped again
 */
export async function rewrapDataKeys(database: mongoose.mongo.Db, ring: KeyRing): Promise<number> {
  const keys = database.collection<DataKeyRecord>(dataKeyCollection)
  let count = 0
  for await (const { _id, agencyId, wrapped, wrappedBy } of keys.find({ wrappedBy: { $ne: ring.first } })) {
    const key = ring.unwrap(wrapped, wrappedBy, String(agencyId))
    const renewed = { wrapped: ring.wrap(key, String(agencyId)), wrappedBy: ring.first }
    const { modifiedCount } = await keys.updateOne({ _id, wrappedBy }, { $set: renewed })
    count += modifiedCount
  }
  return count
}
