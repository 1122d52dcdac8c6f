import { enqueue } from '@coverdesk/kit'
import { matchAccount } from '../accounts/match-account.ts'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { CallRecording } from '../call-record/call-recording.model.ts'
import { CallTranscript } from '../call-record/call-transcript.model.ts'
import { listFields } from '../call-record/list-fields.ts'
import { considerJob } from '../email-record/consider-job.ts'
import { fetchRecording } from '../recordings/fetch-recording.ts'
import type { CallEvent } from '../voice/call-event.ts'
import { type CallEventRecord, CallEventRow } from './call-event.model.ts'
import { bestHeard, deriveCall } from './derive-call.ts'

/**
 * Adds an event to those of its call, and makes the call of all of them anew. In a mutation: of two that come at once, the
 * second one is done again and finds the first, because both write the call.
 */
export async function applyCallEvent(provider: string, event: CallEvent): Promise<void> {
  const { callId, key } = event
  if (await CallEventRow.exists({ provider, callId, key })) return
  await CallEventRow.create({ provider, receivedAt: new Date(), heard: event.snapshot.transcript.length, ...event })
  const events = await CallEventRow.find({ provider, callId }).lean<CallEventRecord[]>()
  await keepOneTranscript(events)
  const { transcript, recordingUrl, ...facts } = deriveCall(events)
  const id = await saveCall({ provider, providerCallId: callId }, facts, events)
  if (transcript.length > 0) {
    await CallTranscript.updateOne({ callId: id }, { $set: { entries: transcript } }, { upsert: true })
  }
  if (recordingUrl && !(await CallRecording.exists({ callId: id }))) {
    await CallRecording.create({ callId: id, sourceUrl: recordingUrl })
    await enqueue(fetchRecording.name, { callId: String(id) })
  }
}

/** Each event of a call that continues has all that was said so far: the longest one is enough. */
async function keepOneTranscript(events: readonly CallEventRecord[]): Promise<void> {
  const best = bestHeard(events)
  const others = events.filter(event => event !== best && event.snapshot.transcript.length > 0)
  for (const { _id, snapshot } of others) {
    await CallEventRow.updateOne({ _id }, { $set: { heard: snapshot.transcript.length, 'snapshot.transcript': [] } })
  }
}

type Facts = Omit<ReturnType<typeof deriveCall>, 'transcript' | 'recordingUrl'>

async function saveCall(
  of: { provider: string; providerCallId: string },
  facts: Facts,
  events: readonly CallEventRecord[],
): Promise<CallRecord['_id']> {
  const heard = events.map(({ receivedAt }) => receivedAt.getTime())
  const known = await Call.findOne(of).lean<CallRecord>()
  const told = {
    ...facts,
    ...listFields({ account: known?.account ?? null, ...facts }),
    eventCount: events.length,
    lastEventAt: new Date(Math.max(...heard)),
    timeOrder: facts.startedAt ?? new Date(Math.min(...heard)),
  }
  if (known) {
    await Call.updateOne({ _id: known._id }, { $set: told, $inc: { version: 1 } })
  }
  const id = known?._id ?? (await Call.create({ ...of, ...told }))._id
  // A number may come with a later event only.
  if (facts.fromNumber && !known?.fromNumber) await enqueue(matchAccount.name, { callId: String(id) })
  if (facts.status === 'COMPLETED' || facts.status === 'ERROR') {
    await enqueue(considerJob, { callId: String(id) }, { key: `call ${id} ${events.length}` })
  }
  return id
}
