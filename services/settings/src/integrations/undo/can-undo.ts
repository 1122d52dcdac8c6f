import { SyncChange } from '../record/sync-change.model.ts'
import type { SyncRunRecord } from '../record/sync-run.model.ts'

/** What a sync has brought in of its own, and an undo can revoke. */
export const undoable = {
  recordType: { $in: ['ACCOUNT', 'CONTACT', 'POLICY'] },
  outcome: { $in: ['CREATED', 'CHANGED', 'MATCHED'] },
  recordId: { $ne: null },
  undo: null,
}

/** Whether an undo of this run would do anything. */
export async function canUndo({ _id, type, state, undo }: SyncRunRecord): Promise<boolean> {
  if (type === 'PREVIEW' || state === 'IN_PROGRESS' || undo) return false
  return Boolean(await SyncChange.exists({ runId: _id, ...undoable } as never))
}
