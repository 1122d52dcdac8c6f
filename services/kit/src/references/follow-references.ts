import type { RecordChange } from '../audit/change-log.ts'
import type { Mutation } from '../current-mutation/current-mutation.ts'
import { notFound } from '../errors.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { passGate, type ReferenceRecord, referencesIn, referencesOf } from './references.ts'

/**
 * Keeps the references that the mutation's changes have made and ended, in its transaction.
 * @throws NOT_FOUND when a record is named that is deleted
 */
export async function followReferences({ session }: Mutation, changes: RecordChange[]): Promise<void> {
  const stored = referencesOf(sharedDatabase('events'))
  const [made, ended] = [changes.flatMap(newReferences), changes.flatMap(formerReferences)]
  if (ended.length > 0) await stored.deleteMany({ _id: { $in: ended.map(({ _id }) => _id) } }, { session })
  for (const { agencyId, typename, id } of distinctTargets(made)) {
    if (!(await passGate(agencyId, typename, id, session))) throw notFound(typename.toLowerCase())
  }
  if (made.length > 0) await stored.insertMany(made, { session })
}

const newReferences = ({ before, after, recording: { typename, refersTo } }: RecordChange) =>
  difference(referencesIn(after, typename ?? '', refersTo ?? {}), referencesIn(before, typename ?? '', refersTo ?? {}))

const formerReferences = ({ before, after, recording: { typename, refersTo } }: RecordChange) =>
  difference(referencesIn(before, typename ?? '', refersTo ?? {}), referencesIn(after, typename ?? '', refersTo ?? {}))

const difference = (these: ReferenceRecord[], those: ReferenceRecord[]) =>
  these.filter(({ _id }) => !those.some(other => other._id === _id))

const distinctTargets = (references: ReferenceRecord[]) => [
  ...new Map(
    references.map(reference => [`${reference.agencyId} ${reference.typename} ${reference.id}`, reference]),
  ).values(),
]
