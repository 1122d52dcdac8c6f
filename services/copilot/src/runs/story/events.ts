import { Types } from 'mongoose'
import type { ToolName } from '../../tools/tool.ts'
import { PlanStage } from '../records/plan-stage.model.ts'
import { StageEvent, type StageEventRecord, type ToolCallState } from '../records/stage-event.model.ts'
import { foundIn } from './found-in.ts'

type Of = Pick<StageEventRecord, 'workspaceId' | 'stageId' | 'runId'>
type NewEvent = Pick<StageEventRecord, 'type' | 'title' | 'content' | 'startedAt' | 'endedAt' | 'toolCall'>

const maxTitle = 120

/** What Cara says beside her work, as people read it. */
export function thought(text: string): NewEvent {
  const [line = ''] = text.trim().split('\n')
  const title = line.length > maxTitle ? `${line.slice(0, maxTitle - 1)}…` : line
  const now = new Date()
  return { type: 'THOUGHT', title, content: text.trim(), startedAt: now, endedAt: now, toolCall: null }
}

/** A call that is about to be made. */
export const plannedCall = (id: string, name: ToolName, argumentsJson: string): NewEvent => ({
  ...{ type: 'TOOL_CALL', title: name, content: null, startedAt: null, endedAt: null },
  toolCall: { id, name, argumentsJson, result: null, state: 'PLANNED' },
})

/** Adds events to a stage, in their order. Inside of a mutation. */
export async function addEvents(of: Of, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const stage = await PlanStage.findOneAndUpdate(
    { _id: of.stageId },
    { $inc: { eventCount: events.length } },
    { returnDocument: 'after' },
  ).lean()
  const first = (stage?.eventCount ?? events.length) - events.length + 1
  const { workspaceId, stageId, runId } = of
  await StageEvent.insertMany(
    events.map((event, place) => ({
      _id: new Types.ObjectId(),
      ...{ workspaceId, stageId, runId },
      ...event,
      number: first + place,
    })),
  )
}

/** Says how far a call is. Inside of a mutation. */
export async function changeCall(
  runId: Types.ObjectId,
  callId: string,
  state: ToolCallState,
  { result = null, error = null }: { result?: string | null; error?: string | null } = {},
): Promise<void> {
  const begins = state === 'IN_PROGRESS'
  const times = begins ? { startedAt: new Date() } : { endedAt: new Date() }
  const end = { 'toolCall.result': result, 'toolCall.found': foundIn(result), error }
  const update = { 'toolCall.state': state, ...times, ...(begins ? {} : end) }
  await StageEvent.updateOne({ runId, 'toolCall.id': callId }, { $set: update })
}
