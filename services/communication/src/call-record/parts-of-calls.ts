import { CallRecording, type CallRecordingRecord } from './call-recording.model.ts'
import { CallTranscript, type CallTranscriptRecord, type TranscriptEntry } from './call-transcript.model.ts'

/** What was said in each of the calls. */
export async function transcriptsOf(ids: readonly string[]): Promise<TranscriptEntry[][]> {
  const found = await CallTranscript.find({ callId: { $in: [...ids] } }).lean<CallTranscriptRecord[]>()
  const entries = new Map(found.map(({ callId, ...transcript }) => [String(callId), transcript.entries]))
  return ids.map(id => entries.get(id) ?? [])
}

/** The recording of each of the calls; null where there is none. */
export async function recordingsOf(ids: readonly string[]): Promise<(CallRecordingRecord | null)[]> {
  const found = await CallRecording.find({ callId: { $in: [...ids] } }).lean<CallRecordingRecord[]>()
  const recordings = new Map(found.map(recording => [String(recording.callId), recording]))
  return ids.map(id => recordings.get(id) ?? null)
}
