import type { Types } from 'mongoose'
import { Approval } from '../records/approval.model.ts'
import { LiveText } from '../records/live-text.model.ts'
import type { MessageRecord } from '../records/message.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import { StageEvent } from '../records/stage-event.model.ts'
import { Workspace, type WorkspaceRecord } from '../records/workspace.model.ts'
import { addMessage } from '../story/add-message.ts'
import { changeWorkspace } from '../story/change-workspace.ts'
import { endStage, stagesOfRun } from '../story/stages.ts'
import { admitRuns } from './admit-runs.ts'

/** How a run ends. */
export interface RunEnd {
  state: 'COMPLETED' | 'STOPPED' | 'FAILED'
  /** Of the workspace. */
  leaves: 'IDLE' | 'WAITING_FOR_INPUT'
  /** What people read of stages that did not come to their end, and why a run failed. */
  reason?: string
  /** What Cara says at the end. */
  message?: Pick<MessageRecord, 'content'> &
    Partial<Pick<MessageRecord, 'evidence' | 'notFound' | 'nextStep' | 'notice' | 'outcome'>>
  /** What the run has found out about the workspace. */
  found?: Partial<Pick<WorkspaceRecord, 'title' | 'clientName' | 'keywords'>>
}

/**
 * Ends a run: its stages, what it was about to do, and what it waited for; whoever waits for its place begins. Inside of a
 * mutation that has made sure that the run is under way.
 */
export async function endRun(
  run: RunRecord,
  { state, leaves, reason, message, found = {} }: RunEnd,
): Promise<WorkspaceRecord> {
  const { _id, workspaceId } = run
  const failure = state === 'FAILED' ? (reason ?? null) : null
  await Run.updateOne({ _id }, { $set: { state, failure, endedAt: new Date() } })
  await LiveText.deleteOne({ workspaceId })
  await Approval.updateMany({ runId: _id, state: { $in: ['PENDING', 'APPROVED'] } }, { $set: { state: 'VOID' } })
  await endOpenCalls(_id, reason ?? null)
  for (const stage of await stagesOfRun(_id)) {
    if (stage.state === 'COMPLETED' || stage.state === 'ERROR') continue
    await endStage(stage._id, state === 'COMPLETED' ? 'COMPLETED' : 'ERROR', reason ?? null)
  }
  const added = message ? { messageCount: 1 } : {}
  const { title, ...rest } = found
  const isNamed = await Workspace.exists({ _id: workspaceId, isNamed: true })
  const changes = { state: leaves, ...rest, ...(title && !isNamed ? { title } : {}) }
  const workspace = await changeWorkspace(workspaceId, changes, added)
  if (message) {
    const notice = message.notice ?? run.notice
    const written = { ...message, notice, engine: run.engine, runId: _id }
    await addMessage({ workspaceId, number: workspace.messageCount, role: 'AGENT', ...written })
  }
  await admitRuns()
  return workspace
}

/** Calls that weren’t made, or whose answer no one waits for any more. */
async function endOpenCalls(runId: Types.ObjectId, reason: string | null): Promise<void> {
  const open = await StageEvent.find(
    { runId, 'toolCall.state': { $in: ['PLANNED', 'IN_PROGRESS'] } },
    { _id: 1 },
  ).lean()
  for (const { _id } of open) {
    const update = { 'toolCall.state': 'FAILED', error: reason, endedAt: new Date() }
    await StageEvent.updateOne({ _id }, { $set: update })
  }
}
