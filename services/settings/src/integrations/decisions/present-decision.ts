import { recordPath } from '../record/record-path.ts'
import type { Candidate } from '../record/sync-change.model.ts'
import type { SyncConflictRecord, SyncDuplicateRecord } from '../record/sync-decision.model.ts'
import type { RecordType } from '../record/sync-run.model.ts'

export const presentCandidates = (recordType: RecordType, candidates: readonly Candidate[]) =>
  candidates.map(candidate => ({ ...candidate, path: recordPath(recordType, candidate.recordId) ?? '/app' }))

const conflictFields = ({ fields }: SyncConflictRecord) =>
  fields.map(({ field, label, before, here, there, keep }) => ({ field, label, before, here, there, keep }))

/** As a query answers it, without who decided it: what a CONFLICT carries. */
export const presentConflict = (record: SyncConflictRecord) => ({
  __typename: 'SyncConflict',
  id: String(record._id),
  version: record.version,
  state: record.state,
  recordType: record.recordType,
  name: record.name,
  recordId: record.recordId,
  path: recordPath(record.recordType, record.recordId) ?? '/app',
  createdAt: record.createdAt.toISOString(),
  fields: conflictFields(record),
  decidedAt: record.decidedAt?.toISOString() ?? null,
})

export const presentDuplicate = (record: SyncDuplicateRecord) => ({
  __typename: 'SyncDuplicate',
  id: String(record._id),
  version: record.version,
  state: record.state,
  recordType: record.recordType,
  name: record.name,
  foreignId: record.foreignId,
  createdAt: record.createdAt.toISOString(),
  candidates: presentCandidates(record.recordType, record.candidates),
  choice: record.choice,
  recordId: record.recordId,
  decidedAt: record.decidedAt?.toISOString() ?? null,
})
