import type { CallRecord } from '../call-record/call.model.ts'
import type { TranscriptEntry } from '../call-record/call-transcript.model.ts'
import { type CallSnapshot, callEventKinds } from '../voice/call-event.ts'
import type { CallEventRecord } from './call-event.model.ts'

type Told = Pick<CallEventRecord, 'kind' | 'key' | 'receivedAt' | 'snapshot' | 'heard'>

interface DerivedCall
  extends Pick<
    CallRecord,
    | 'status'
    | 'fromName'
    | 'fromNumber'
    | 'startedAt'
    | 'endedAt'
    | 'disconnectionReason'
    | 'sentiment'
    | 'successful'
    | 'summary'
  > {
  recordingUrl: string | null
  transcript: TranscriptEntry[]
}

/** What a call says whose end no one told of. */
export const noEndReported = 'no_end_reported'

/**
 * The call that a set of events makes: the same one in whatever order they came, how late, and how often. Later kinds know
 * more; among equals, who heard more of the conversation.
 */
export function deriveCall(events: readonly Told[]): DerivedCall {
  const known = inOrder(events)
  const last = <Name extends keyof CallSnapshot>(name: Name) =>
    known.map(({ snapshot }) => snapshot[name]).findLast(value => value !== null) ?? null
  const startedAt = last('startedAt')
  const ends = known.filter(hasEnded)
  const lost = known.find(({ kind }) => kind === 'LOST')
  const endedAt = last('endedAt') ?? (startedAt && (earliest(ends) ?? lost?.snapshot.endedAt ?? null))
  return {
    status: ends.length > 0 ? endStatus(known) : lost ? 'ERROR' : openStatus(known),
    ...{ fromName: last('fromName'), fromNumber: last('fromNumber') },
    ...{ startedAt, endedAt },
    disconnectionReason: last('disconnectionReason') ?? (lost && ends.length === 0 ? noEndReported : null),
    ...{ sentiment: last('sentiment'), successful: last('successful'), summary: last('summary') },
    recordingUrl: last('recordingUrl'),
    transcript: bestHeard(events)?.snapshot.transcript ?? [],
  }
}

/** From the one that knows least to the one that knows most. */
const inOrder = <Event extends Told>(events: readonly Event[]): Event[] =>
  [...events].sort(
    (a, b) =>
      callEventKinds.indexOf(a.kind) - callEventKinds.indexOf(b.kind) ||
      heardIn(a) - heardIn(b) ||
      (a.key < b.key ? -1 : 1),
  )

const heardIn = ({ heard, snapshot }: Told) => heard ?? snapshot.transcript.length

/** The event whose transcript is the call's. */
export const bestHeard = <Event extends Told>(events: readonly Event[]): Event | undefined =>
  inOrder(events).findLast(event => heardIn(event) > 0)

const hasEnded = ({ kind, snapshot: { status } }: Told) =>
  kind === 'ENDED' || kind === 'ANALYZED' || status === 'ENDED' || status === 'FAILED'

const endStatus = (known: readonly Told[]) =>
  known.findLast(hasEnded)?.snapshot.status === 'FAILED' ? 'ERROR' : 'COMPLETED'

const openStatus = (known: readonly Told[]) =>
  known.every(({ snapshot: { status } }) => status === 'REGISTERED') ? 'REGISTERED' : 'IN_PROGRESS'

/** Where no event says when it ended: when we first heard that it had. */
const earliest = (ends: readonly Told[]) =>
  ends.length > 0 ? new Date(Math.min(...ends.map(({ receivedAt }) => receivedAt.getTime()))) : null
