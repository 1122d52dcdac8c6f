import mongoose from 'mongoose'
import type { Mutation } from '../current-mutation/current-mutation.ts'
import { ownDatabase } from '../database.ts'
import { type AuditEntry, auditEntries } from './audit-collections.ts'
import type { RecordChange } from './change-log.ts'
import { sealOfEntry } from './digest.ts'
import { withoutSecrets } from './secret-fields.ts'

/** Writes the mutation's audit entry in its transaction: one for its agency, and one for each other that it touched. */
export async function recordChanges({ origin, session }: Mutation, changes: RecordChange[]): Promise<void> {
  const byAgency = byAgencyOf(changes)
  if (origin.agencyId && origin.isAlwaysAudited && !byAgency.has(origin.agencyId)) byAgency.set(origin.agencyId, [])
  const entries = [...byAgency].map(
    ([agencyId, ofAgency]): AuditEntry => ({
      _id: new mongoose.Types.ObjectId(),
      agencyId: new mongoose.Types.ObjectId(agencyId),
      at: new Date(),
      userId: origin.userId ?? null,
      requestId: origin.requestId,
      operation: origin.operation,
      changes: ofAgency.map(audited),
      isUnlinked: true,
    }),
  )
  if (entries.length === 0) return
  await auditEntries(ownDatabase()).insertMany(entries.map(sealed), { session })
}

function sealed(entry: AuditEntry): AuditEntry {
  return { ...entry, seal: sealOfEntry(ownDatabase(), asStored(entry)) }
}

/** The database may give a value back in another form, such as bytes; the seal is made of that. */
function asStored(entry: AuditEntry) {
  const { BSON } = mongoose.mongo
  return BSON.deserialize(BSON.serialize(entry, { ignoreUndefined: true })) as AuditEntry
}

function byAgencyOf(changes: RecordChange[]) {
  const byAgency = new Map<string, RecordChange[]>()
  for (const change of changes) {
    const ofAgency = byAgency.get(agencyOf(change))
    if (ofAgency) ofAgency.push(change)
    else byAgency.set(agencyOf(change), [change])
  }
  return byAgency
}

const agencyOf = ({ recording, before, after }: RecordChange) => String(recording.agencyOf(after ?? before ?? {}))

const audited = ({ collection, id, before, after, recording: { secrets } }: RecordChange) => ({
  collection,
  id,
  before: before && withoutSecrets(before, secrets),
  after: after && withoutSecrets(after, secrets),
})
