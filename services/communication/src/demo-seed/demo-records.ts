import { demoAccounts, demoDay, fold } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { CallRecord } from '../call-record/call.model.ts'
import type { TranscriptEntry } from '../call-record/call-transcript.model.ts'
import { listFields } from '../call-record/list-fields.ts'
import { instantOf, minutesOf } from '../calls/log-call.rules.ts'
import type { CallSnapshot } from '../voice/call-event.ts'
import { askRecords, requestIds } from './demo-ask.ts'
import type { DemoCall, DemoLine } from './demo-call.ts'

const minute = 60_000

/** What an agency’s calls refer to. */
export interface DemoWorld {
  prefix: '67' | '68'
  /** The day of the seed, in the agency’s time zone. */
  today: string
  timeZone: string
}

const idIn = (prefix: string, kind: string, number: number) => `${prefix}${kind}${String(number).padStart(21, '0')}`

/** The id of a call by its place in the data file; servicing’s demo names the source of the request at that place so, too. */
const callIdAt = ({ prefix }: DemoWorld, place: number) => new Types.ObjectId(idIn(prefix, '9', place))

/** The records of one call. */
export function recordsOf(demo: DemoCall, place: number, world: DemoWorld) {
  const found = demo.account ? demoAccounts[demo.account as keyof typeof demoAccounts] : null
  const startedAt = startOf(demo, world)
  const hasBegun = demo.status !== 'REGISTERED' && (demo.seconds !== undefined || demo.minutesAgo !== undefined)
  const _id = callIdAt(world, place)
  const facts = {
    status: demo.status,
    ...{ fromName: demo.fromName, fromNumber: demo.fromNumber },
    startedAt: hasBegun ? startedAt : null,
    endedAt: demo.seconds === undefined ? null : new Date(startedAt.getTime() + demo.seconds * 1_000),
    disconnectionReason: demo.reason ?? null,
    ...{ sentiment: demo.sentiment ?? null, successful: demo.successful ?? null, summary: demo.summary ?? null },
  }
  const call = {
    ...{ _id, version: 1, ...facts },
    ...(!demo.isLogged && { provider: 'retell', providerCallId: `call_demo_${_id}` }),
    accountId: found?.id ?? null,
    account: found ? { name: found.name, sortName: fold(found.name) } : null,
    isAccountChosen: demo.isLogged ?? false,
    accountSuggestions: [],
    serviceRequestIds: requestIds(demo.asks ?? [], world),
    eventCount: demo.isLogged ? 0 : 1,
    ...{ lastEventAt: facts.endedAt ?? startedAt, timeOrder: startedAt, createdAt: startedAt },
    updatedAt: facts.endedAt ?? startedAt,
  }
  const entries = (demo.transcript ?? []).flatMap(entriesOf)
  const of = { source: 'CALL', id: String(_id), client: demo.fromNumber } as const
  return {
    asks: askRecords(
      (demo.asks ?? []).map(ask => ({ ...ask, messageId: null })),
      of,
      world,
    ),
    call: { ...call, ...listFields(call) },
    transcript: { _id, callId: _id, entries },
    event: eventOf(call, entries),
  }
}

/** The events that the provider would have sent; without them, a call that never ends would lose its data. */
function eventOf(call: Omit<CallRecord, 'sortName' | 'words'>, transcript: TranscriptEntry[]) {
  if (!call.provider) return null
  const { fromName, fromNumber, startedAt, endedAt, disconnectionReason, sentiment, successful, summary } = call
  const told = { fromName, fromNumber, startedAt, endedAt, disconnectionReason, sentiment, successful, summary }
  const statuses = { REGISTERED: 'REGISTERED', IN_PROGRESS: 'ONGOING', COMPLETED: 'ENDED', ERROR: 'FAILED' } as const
  const snapshot: CallSnapshot = { ...told, status: statuses[call.status], recordingUrl: null, transcript }
  const isOver = call.status === 'COMPLETED' || call.status === 'ERROR'
  return {
    ...{ _id: call._id, provider: call.provider, callId: call.providerCallId, key: 'demo', snapshot },
    kind: isOver ? ('ANALYZED' as const) : ('PROGRESSED' as const),
    receivedAt: call.lastEventAt,
  }
}

/** Never later than now, however early in the day the database is filled. */
function startOf({ minutesAgo, daysAgo = 0, at = '', seconds = 0 }: DemoCall, { today, timeZone }: DemoWorld): Date {
  if (minutesAgo !== undefined) return new Date(Date.now() - minutesAgo * minute)
  const instant = instantOf(demoDay(today, -daysAgo), minutesOf(at) ?? 0, timeZone).getTime()
  return new Date(Math.min(instant, Date.now() - seconds * 1_000 - 10 * minute))
}

const noTool = { toolCallId: null, toolName: null, toolArgumentsJson: null }

function entriesOf(line: DemoLine, place: number): TranscriptEntry[] {
  if (typeof line === 'string')
    return [{ ...noTool, role: line.startsWith('A: ') ? 'AGENT' : 'USER', content: line.slice(3) }]
  const toolCallId = `tool_${place}`
  const content = typeof line.result === 'string' ? line.result : JSON.stringify(line.result)
  return [
    {
      ...{ role: 'TOOL_INVOCATION', content: '', toolCallId, toolName: line.tool },
      toolArgumentsJson: JSON.stringify(line.arguments),
    },
    { ...noTool, role: 'TOOL_RESULT', content, toolCallId },
  ]
}
