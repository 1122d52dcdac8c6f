import type { TranscriptEntry } from '../call-record/call-transcript.model.ts'
import type { Sentiment } from '../call-record/enumerations.ts'

/**
 * What an event says happened. Further on in this list, more is known of the call. `LOST` is our own: no one ever told of its
 * end.
 */
export const callEventKinds = ['STARTED', 'PROGRESSED', 'LOST', 'ENDED', 'ANALYZED'] as const
export type CallEventKind = (typeof callEventKinds)[number]

/** The status of a call, as the provider reports it. */
export const snapshotStatuses = ['REGISTERED', 'ONGOING', 'ENDED', 'FAILED'] as const

/** The call as an event describes it. Null: the event doesn’t say. */
export interface CallSnapshot {
  status: (typeof snapshotStatuses)[number] | null
  fromName: string | null
  /** E.164. */
  fromNumber: string | null
  startedAt: Date | null
  endedAt: Date | null
  disconnectionReason: string | null
  recordingUrl: string | null
  sentiment: Sentiment | null
  successful: boolean | null
  summary: string | null
  transcript: TranscriptEntry[]
}

/** What a provider tells of one call, in our words. */
export interface CallEvent {
  /** As the provider names the call. */
  callId: string
  kind: CallEventKind
  /** The same for an event that comes again. */
  key: string
  snapshot: CallSnapshot
}
