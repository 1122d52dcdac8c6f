import type { mongo } from 'mongoose'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'

/** That a record of some subgraph names a record of another one. */
export interface ReferenceRecord {
  /** Agency, target and source: a reference is noted once, however often. */
  _id: string
  agencyId: string
  typename: string
  id: string
  from: { typename: string; id: string }
}

/** Who refers to a record and who deletes it meet here: both write it, so one of them comes second and sees the other. */
interface GateRecord {
  _id: string
  isClosed: boolean
  passages: number
}

/** Records of one type that refer to another record. */
export interface Reference {
  typename: string
  count: number
}

export const referencesOf = (events: mongo.Db) => events.collection<ReferenceRecord>('references')
const gatesOf = (events: mongo.Db) => events.collection<GateRecord>('referenceGates')

/** Makes the index by which the references to a record are found. */
export async function prepareReferences(events: mongo.Db): Promise<void> {
  await referencesOf(events).createIndexes([{ key: { agencyId: 1, typename: 1, id: 1 } }])
}

/** @returns whether references to the record may still be made */
export async function passGate(agencyId: string, typename: string, id: string, session: mongo.ClientSession) {
  const gate = await gatesOf(sharedDatabase('events')).findOneAndUpdate(
    { _id: `${agencyId} ${typename} ${id}` },
    { $inc: { passages: 1 }, $setOnInsert: { isClosed: false } },
    { upsert: true, returnDocument: 'after', session },
  )
  return gate?.isClosed !== true
}

/**
 * Before a record is deleted: from the commit on, nothing of any subgraph can refer to it any more. A mutation elsewhere
 * that would is refused as if the record did not exist, also when both run at the same time.
 *
 * @returns what refers to it now, most first; when there is something, nothing was closed
 * @throws outside of a mutation
 * @example
 * const references = await closeReferences('Account', id)
 * if (references.length > 0) throw new CoverdeskError('VALIDATION_FAILED', 'Delete its policies first.')
 */
export async function closeReferences(typename: string, id: string): Promise<Reference[]> {
  const { session } = demandMutation('The end of references')
  const agencyId = currentAgencyId()
  await passGate(agencyId, typename, id, session)
  const events = sharedDatabase('events')
  const found = await referencesOf(events)
    .aggregate<{ _id: string; count: number }>(
      [
        { $match: { agencyId, typename, id } },
        { $group: { _id: '$from.typename', count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
      ],
      { session },
    )
    .toArray()
  if (found.length === 0) await setGate(typename, id, true)
  return found.map(({ _id, count }) => ({ typename: _id, count }))
}

/**
 * After a record was brought back: it can be referred to again.
 * @throws outside of a mutation
 */
export const reopenReferences = (typename: string, id: string): Promise<void> => setGate(typename, id, false)

async function setGate(typename: string, id: string, isClosed: boolean) {
  const { session } = demandMutation('A change of references')
  const _id = `${currentAgencyId()} ${typename} ${id}`
  await gatesOf(sharedDatabase('events')).updateOne({ _id }, { $set: { isClosed } }, { upsert: true, session })
}

/** What a record names, by the fields that its model declares. */
export function referencesIn(
  record: mongo.BSON.Document | null,
  from: string,
  fields: Readonly<Record<string, string>>,
): ReferenceRecord[] {
  if (!record) return []
  return Object.entries(fields).flatMap(([typename, field]) => {
    const named = record[field]
    if (named === undefined || named === null) return []
    const [agencyId, id, own] = [String(record['agencyId']), String(named), String(record['_id'])]
    return [
      {
        _id: `${agencyId} ${typename} ${id} ${from} ${own}`,
        agencyId,
        typename,
        id,
        from: { typename: from, id: own },
      },
    ]
  })
}

/**
 * A record went into another one: nothing refers to it from now on. What does now follows by itself (`AccountsMerged`).
 * @throws outside of a mutation
 */
export const endReferences = (typename: string, id: string): Promise<void> => setGate(typename, id, true)

const duplicateKey = 11_000

/** Notes what seeds have written; they run alone. What an earlier start has noted stays: no look before each insertion. */
export async function noteReferences(references: ReferenceRecord[]): Promise<void> {
  if (references.length === 0) return
  try {
    await referencesOf(sharedDatabase('events')).insertMany(references, { ordered: false })
  } catch (error) {
    if ((error as { code?: number }).code !== duplicateKey) throw error
  }
}
