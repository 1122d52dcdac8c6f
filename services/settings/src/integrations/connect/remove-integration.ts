import { CoverdeskError, findExisting } from '@coverdesk/kit'
import { Integration } from '../record/integration.model.ts'
import { SyncConflict, SyncDuplicate } from '../record/sync-decision.model.ts'

/**
 * Ends the connection. What was brought in stays, and so do the marks by which it is recognized when one connects again.
 * @throws NOT_FOUND, or VALIDATION_FAILED while something runs
 */
export async function removeIntegration(id: string): Promise<true> {
  const { _id, runId } = await findExisting(Integration, 'integration', id)
  if (runId) throw new CoverdeskError('VALIDATION_FAILED', 'Wait until the sync has ended, then disconnect.')
  await Integration.deleteOne({ _id })
  const waiting = { integrationId: _id, state: { $in: ['OPEN', 'DECIDED'] } } as never
  const outdated = { $set: { state: 'OUTDATED' }, $inc: { version: 1 } } as const
  await SyncConflict.updateMany(waiting, outdated)
  await SyncDuplicate.updateMany(waiting, outdated)
  return true
}
