import { CoverdeskError, claim, enqueue, findExisting } from '@coverdesk/kit'
import { Integration } from '../record/integration.model.ts'
import { SyncRun, type SyncRunRecord } from '../record/sync-run.model.ts'
import { canUndo } from './can-undo.ts'

export const undoJob = 'undo-sync'

/**
 * Undoes what a sync brought in, in the background.
 * @throws NOT_FOUND, or VALIDATION_FAILED where there is nothing to undo, or something else runs
 */
export async function undoRun(id: string): Promise<SyncRunRecord> {
  const run = await findExisting<SyncRunRecord>(SyncRun, 'sync', id)
  if (!(await canUndo(run))) throw new CoverdeskError('VALIDATION_FAILED', 'There is nothing to undo.')
  const claimed = await claim(
    Integration,
    String(run.integrationId),
    { runId: null },
    // It syncs by itself again once someone has begun a sync: it would bring everything in again.
    { $set: { runId: run._id, nextSyncAt: null } },
  )
  if (!claimed) throw new CoverdeskError('VALIDATION_FAILED', 'Wait until the sync has ended.')
  const undo = { state: 'IN_PROGRESS' as const, startedAt: new Date(), undone: 0, kept: 0 }
  await SyncRun.updateOne({ _id: run._id }, { $set: { undo } })
  await enqueue(undoJob, { runId: id }, { key: `undo:${id}` })
  return { ...run, undo }
}
