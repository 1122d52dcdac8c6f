import { Artifact } from '../artifacts/artifact.model.ts'
import { Approval, type ApprovalRecord } from '../runs/records/approval.model.ts'
import { LiveText } from '../runs/records/live-text.model.ts'
import { Message } from '../runs/records/message.model.ts'
import { PlanStage } from '../runs/records/plan-stage.model.ts'
import { Run } from '../runs/records/run.model.ts'
import { StageEvent, type StageEventRecord } from '../runs/records/stage-event.model.ts'
import { windowsOf } from './windows.ts'

export const messageWindows = windowsOf(Message)
export const stageWindows = windowsOf(PlanStage)
export const artifactWindows = windowsOf(Artifact)

/** What happened in each of these stages, without what tools answered: that is long, and asked for by itself. */
export async function eventsOfStages(stageIds: readonly string[]): Promise<StageEventRecord[][]> {
  const found = await StageEvent.find({ stageId: { $in: [...stageIds] } }, { 'toolCall.result': 0 })
    .sort({ number: 1 })
    .lean<StageEventRecord[]>()
  return stageIds.map(id => found.filter(({ stageId }) => String(stageId) === id))
}

/** What the tools answered in each of these events. */
export async function resultsOfEvents(eventIds: readonly string[]): Promise<(string | null)[]> {
  const found = await StageEvent.find({ _id: { $in: [...eventIds] } }, { 'toolCall.result': 1 }).lean<
    StageEventRecord[]
  >()
  const results = new Map(found.map(({ _id, toolCall }) => [String(_id), toolCall?.result ?? null]))
  return eventIds.map(id => results.get(id) ?? null)
}

/** What is being written in each of these workspaces. */
export async function liveTextsOf(workspaceIds: readonly string[]): Promise<(string | null)[]> {
  const found = await LiveText.find({ workspaceId: { $in: [...workspaceIds] } }).lean()
  const texts = new Map(found.map(({ workspaceId, text }) => [String(workspaceId), text]))
  return workspaceIds.map(id => texts.get(id) ?? null)
}

/** What waits for an answer in each of these workspaces. */
export async function approvalsOf(workspaceIds: readonly string[]): Promise<ApprovalRecord[][]> {
  const found = await Approval.find({ workspaceId: { $in: [...workspaceIds] }, state: 'PENDING' })
    .sort({ _id: 1 })
    .lean<ApprovalRecord[]>()
  return workspaceIds.map(id => found.filter(({ workspaceId }) => String(workspaceId) === id))
}

/** So many are counted; who is behind them waits long. */
const maxCounted = 1_000

/** The place of each of these runs among those of the agency that wait; null: it doesn't. */
export async function queuePositionsOf(runIds: readonly string[]): Promise<(number | null)[]> {
  const waiting = await Run.find({ state: 'QUEUED' }, { _id: 1 }).sort({ queuedAt: 1, _id: 1 }).limit(maxCounted).lean()
  const places = new Map(waiting.map(({ _id }, place) => [String(_id), place + 1]))
  return runIds.map(id => places.get(id) ?? null)
}
