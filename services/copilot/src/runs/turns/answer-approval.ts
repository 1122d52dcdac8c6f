import { CoverdeskError, claim } from '@coverdesk/kit'
import { Approval, type ApprovalRecord } from '../records/approval.model.ts'
import { Run } from '../records/run.model.ts'
import type { WorkspaceRecord } from '../records/workspace.model.ts'
import { changeWorkspace } from '../story/change-workspace.ts'
import { admitRuns } from './admit-runs.ts'

/**
 * Lets Cara do what she asks for, or not; then the run continues. Inside of a mutation.
 *
 * @throws VALIDATION_FAILED when someone has answered already, or the run is over
 */
export async function answerApproval(
  workspace: WorkspaceRecord,
  { approvalId, isApproved, userId }: { approvalId: string; isApproved: boolean; userId: string },
): Promise<WorkspaceRecord> {
  const pending = { workspaceId: workspace._id, state: 'PENDING' }
  const state = isApproved ? 'APPROVED' : 'DECLINED'
  const answer = { $set: { state, answeredBy: userId, answeredAt: new Date() } }
  const answered = await claim<ApprovalRecord>(Approval, approvalId, pending, answer)
  if (!answered) throw new CoverdeskError('VALIDATION_FAILED', 'This was answered already.')
  const changed = await changeWorkspace(workspace._id, { state: 'WORKING' })
  const waiting = { _id: answered.runId, state: 'WAITING_FOR_APPROVAL' as const }
  await Run.updateOne(waiting, { $set: { state: 'QUEUED', queuedAt: new Date() } })
  await admitRuns()
  return changed
}
