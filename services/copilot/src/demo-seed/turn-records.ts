import { Types } from 'mongoose'
import { textSource } from '../knowledge/add-documents.ts'
import type { MessageRecord } from '../runs/records/message.model.ts'
import type { PlanStageRecord } from '../runs/records/plan-stage.model.ts'
import type { RunRecord } from '../runs/records/run.model.ts'
import type { StageEventRecord } from '../runs/records/stage-event.model.ts'
import { plannedCall, thought } from '../runs/story/events.ts'
import { demoId, demoUserId, minutesAgo } from './demo-agency.ts'
import type { DemoTurn, DemoWorkspace, DemoWorld } from './demo-workspace.ts'
import { demoDocumentId } from './insert-knowledge.ts'

export interface TurnRecords {
  run: RunRecord
  messages: MessageRecord[]
  stages: PlanStageRecord[]
  events: StageEventRecord[]
}

interface Place {
  /** The number of the workspace, and of the turn in it, from 0. */
  workspace: number
  turn: number
  /** The numbers of its last message and stage before this turn. */
  messages: number
  stages: number
}

/** How long Cara took for a turn. */
const tookMinutes = 0.05

/** What a turn leaves: the question, the run with its stages, and the answer. */
export function turnRecords(
  world: DemoWorld,
  demo: DemoWorkspace,
  turn: DemoTurn,
  { workspace, turn: at, ...before }: Place,
): TurnRecords {
  const { agency } = world
  const number = workspace * 10 + at
  const workspaceId = demoId(agency, 'b1', workspace)
  const runId = demoId(agency, 'b4', number)
  const messageId = demoId(agency, 'b3', number * 2)
  const endedAt = minutesAgo(demo.minutesAgo + (demo.turns.length - 1 - at) * 4)
  const startedAt = new Date(endedAt.getTime() - tookMinutes * 60_000)
  const message = { workspaceId, files: [], evidence: [], notFound: [], notice: null, engine: null }
  const question: MessageRecord = {
    ...{ ...message, _id: messageId, number: before.messages + 1, role: 'USER', content: turn.message },
    ...{ userId: demoUserId(agency, demo.owner), runId: null, createdAt: startedAt },
  }
  const answer: MessageRecord = {
    ...{ ...message, _id: demoId(agency, 'b3', number * 2 + 1), number: before.messages + 2, role: 'AGENT' },
    ...{ content: turn.answer ?? '', userId: null, engine: 'rules', runId, createdAt: endedAt },
    evidence: (turn.evidence ?? []).map(([mark, document, quote]) => ({
      mark,
      ...cited(world, document),
      quote,
      boxes: [],
    })),
    notFound: (turn.notFound ?? []).map(([asked, documents]) => ({
      question: asked,
      sources: documents.map(document => titleOf(world, document)),
    })),
  }
  const stage = { workspaceId, runId, createdAt: startedAt, startedAt, endedAt, initiatedByMessageId: messageId }
  const reading: PlanStageRecord = {
    ...{ ...stage, _id: demoId(agency, 'b5', number * 2), number: before.stages + 1, type: 'PROCESS_ATTACHMENTS' },
    ...{ state: 'COMPLETED', result: null, progress: 1, eventCount: 0 },
  }
  const stages = at === 0 ? [reading] : []
  const events = eventsOf(world, demo, turn, { startedAt, endedAt })
  const task: PlanStageRecord = {
    ...{ ...stage, _id: demoId(agency, 'b5', number * 2 + 1), number: before.stages + stages.length + 1, type: 'TASK' },
    ...{ state: turn.isStopped ? 'ERROR' : 'COMPLETED', result: turn.isStopped ? 'Stopped.' : null, progress: 0 },
    eventCount: events.length,
  }
  return {
    run: {
      ...{ _id: runId, workspaceId, userId: question.userId ?? '', messageId, messageNumber: question.number, part: 1 },
      ...{ state: turn.isStopped ? 'STOPPED' : 'COMPLETED', queuedAt: startedAt, startedAt, endedAt, failure: null },
      ...{ engine: 'rules', steps: events.length, activeMs: endedAt.getTime() - startedAt.getTime() },
      ...{ inputTokens: 0, outputTokens: 0, hasReadUntrustedText: true, boundary: String(runId), notice: null },
    },
    messages: turn.isStopped ? [question] : [question, answer],
    stages: [...stages, task],
    events: events.map((event, place) => ({
      ...{ ...event, _id: new Types.ObjectId(idOfEvent(runId, place)), workspaceId, stageId: task._id, runId },
      ...{ number: place + 1, error: null },
    })),
  }
}

const titleOf = ({ documents }: DemoWorld, document: number) => documents[document]?.title ?? ''

const cited = (world: DemoWorld, document: number) => ({
  sourceId: textSource(demoDocumentId(world.agency, document)),
  name: titleOf(world, document),
  page: 1,
})

const idOfEvent = (runId: Types.ObjectId, place: number) =>
  `${String(runId).slice(0, 2)}b6${String(runId).slice(6)}${place}0`

type Event = Pick<StageEventRecord, 'type' | 'title' | 'content' | 'startedAt' | 'endedAt' | 'toolCall'>

/** What Cara said first, and her search. */
function eventsOf(
  world: DemoWorld,
  { documents }: DemoWorkspace,
  { thought: said, query, evidence = [] }: DemoTurn,
  times: { startedAt: Date; endedAt: Date },
): Event[] {
  const { startedAt: startsAt } = times
  const thoughts = said ? [{ ...thought(said), startedAt: startsAt, endedAt: startsAt }] : []
  if (!query) return thoughts
  const call = plannedCall('1.1', 'SEARCH_FILE', JSON.stringify({ query }))
  const passages = evidence.map(([mark, document, text]) => {
    const { sourceId, name, page } = cited(world, document)
    return { passageId: `${sourceId}.${mark}`, sourceId, name, page, text, heading: null, tableHeader: null }
  })
  const searched = documents.map(document => ({ name: titleOf(world, document), pages: 1 }))
  const toolCall = call.toolCall && {
    ...call.toolCall,
    result: JSON.stringify({ passages, searched, unread: [] }),
    state: 'SUCCESS' as const,
  }
  return [...thoughts, { ...call, ...times, toolCall }]
}
