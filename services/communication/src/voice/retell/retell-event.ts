import { createHash } from 'node:crypto'
import { phoneNumber } from '@coverdesk/kit'
import { z } from 'zod'
import type { TranscriptEntry } from '../../call-record/call-transcript.model.ts'
import type { CallEvent, CallEventKind, CallSnapshot } from '../call-event.ts'

const text = z.string().nullish().catch(null)
const instant = z.number().positive().nullish().catch(null)

const said = z.object({ role: z.enum(['agent', 'user']), content: z.string() })
const invocation = z.object({
  role: z.literal('tool_call_invocation'),
  tool_call_id: z.string(),
  name: z.string(),
  arguments: text,
})
const result = z.object({ role: z.literal('tool_call_result'), tool_call_id: z.string(), content: text })
/** Of whatever else there is, such as the steps of a flow, nothing is shown. */
const entry = z.union([said, invocation, result]).nullable().catch(null)

/** Retell adds fields as it likes: what we don't read may be anything. */
const call = z.looseObject({
  call_id: z.string().min(1).max(200),
  agent_id: text,
  direction: text,
  from_number: text,
  to_number: text,
  call_status: text,
  start_timestamp: instant,
  end_timestamp: instant,
  disconnection_reason: text,
  recording_url: text,
  transcript_object: z.array(entry).nullish().catch(null),
  transcript_with_tool_calls: z.array(entry).nullish().catch(null),
  collected_dynamic_variables: z.record(z.string(), z.unknown()).nullish().catch(null),
  call_analysis: z
    .looseObject({ call_summary: text, user_sentiment: text, call_successful: z.boolean().nullish().catch(null) })
    .nullish()
    .catch(null),
})

/** A delivery of `POST /webhooks/communication/retell`. Some are about no call. */
export const retellPayload = z.looseObject({ event: z.string(), call: call.optional().catch(undefined) })
export type RetellPayload = z.output<typeof retellPayload>
type RetellCall = z.output<typeof call>

const kinds: Readonly<Record<string, CallEventKind>> = {
  call_started: 'STARTED',
  call_ended: 'ENDED',
  call_analyzed: 'ANALYZED',
}

const statuses: Readonly<Record<string, CallSnapshot['status']>> = {
  registered: 'REGISTERED',
  ongoing: 'ONGOING',
  ended: 'ENDED',
  error: 'FAILED',
  not_connected: 'FAILED',
}

const sentiments: Readonly<Record<string, CallSnapshot['sentiment']>> = {
  Negative: 'NEGATIVE',
  Neutral: 'NEUTRAL',
  Positive: 'POSITIVE',
}

/** What Retell tells, in our words; null where it is about no call. An event that it adds later tells that the call continues. */
export function retellEvent({ event, call: told }: RetellPayload): CallEvent | null {
  if (!told) return null
  const key = createHash('sha256')
    .update(JSON.stringify([event, told]))
    .digest('hex')
  return { callId: told.call_id, kind: kinds[event] ?? 'PROGRESSED', key, snapshot: snapshotOf(told) }
}

/** Our own number: a call that Cara makes comes from it, any other one goes to it. */
export const ownNumberOf = ({ direction, from_number, to_number }: RetellCall): string | null =>
  (direction === 'outbound' ? from_number : to_number) ?? null

function snapshotOf(told: RetellCall): CallSnapshot {
  const analysis = told.call_analysis
  const clientNumber = told.direction === 'outbound' ? told.to_number : told.from_number
  const name = told.collected_dynamic_variables?.['caller_name']
  return {
    status: statuses[told.call_status ?? ''] ?? null,
    fromName: typeof name === 'string' && name.trim() ? name.trim().slice(0, 200) : null,
    fromNumber: phoneNumber.safeParse(clientNumber ?? '').data ?? null,
    startedAt: dateOf(told.start_timestamp),
    endedAt: dateOf(told.end_timestamp),
    disconnectionReason: told.disconnection_reason || null,
    recordingUrl: told.recording_url || null,
    sentiment: sentiments[analysis?.user_sentiment ?? ''] ?? null,
    successful: analysis?.call_successful ?? null,
    summary: analysis?.call_summary?.trim() || null,
    transcript: (told.transcript_with_tool_calls ?? told.transcript_object ?? []).flatMap(entryOf),
  }
}

const dateOf = (instantMs: number | null | undefined) => (instantMs ? new Date(instantMs) : null)

const noTool = { toolCallId: null, toolName: null, toolArgumentsJson: null }

function entryOf(told: z.output<typeof entry>): TranscriptEntry[] {
  if (!told) return []
  switch (told.role) {
    case 'agent':
      return [{ ...noTool, role: 'AGENT', content: told.content }]
    case 'user':
      return [{ ...noTool, role: 'USER', content: told.content }]
    case 'tool_call_invocation': {
      const { tool_call_id: toolCallId, name: toolName } = told
      return [{ role: 'TOOL_INVOCATION', content: '', toolCallId, toolName, toolArgumentsJson: told.arguments ?? null }]
    }
    case 'tool_call_result':
      return [{ ...noTool, role: 'TOOL_RESULT', content: told.content ?? '', toolCallId: told.tool_call_id }]
  }
}
