import { findPage, type PageArguments } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { type Outcome, SyncChange } from './sync-change.model.ts'
import type { RecordType } from './sync-run.model.ts'

export interface ChangeFilter {
  recordType?: RecordType | null | undefined
  outcome?: Outcome | null | undefined
  isCleared?: boolean | null | undefined
}

/** What a run has changed, or would, in the order in which it was found. */
export const changesOf = (runId: Types.ObjectId, filter: ChangeFilter, page: PageArguments) =>
  findPage(SyncChange, changeFilter(runId, filter), { field: '_id', direction: 1 }, page)

export const changeFilter = (runId: Types.ObjectId, { recordType, outcome, isCleared }: ChangeFilter) => ({
  runId,
  ...(recordType && { recordType }),
  // What was changed or matched may have a field in conflict, too.
  ...(outcome === 'CONFLICT' ? { 'fields.isConflict': true } : outcome && { outcome }),
  ...(isCleared && { 'fields.isCleared': true }),
})
