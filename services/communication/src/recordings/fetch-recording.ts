import { attachFile, type JobDefinition, type RunningJob, storeLargeFile } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { z } from 'zod'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { CallRecording, type CallRecordingRecord } from '../call-record/call-recording.model.ts'
import { downloadRecording, RecordingRefused } from './download-recording.ts'
import { readWav } from './read-wav.ts'

let hosts: readonly string[] = []

/** Recordings are fetched from these hosts, and from no other. */
export const useRecordingHosts = (given: readonly string[]): void => {
  hosts = given
}

const payload = z.object({ callId: z.string() })

/** Copies a recording into our files, since the provider doesn't keep it, and measures it for the player. */
export const fetchRecording: JobDefinition = {
  name: 'fetch-recording',
  attempts: 8,
  // A whole recording is in memory.
  concurrency: 1,
  async run(job) {
    const { callId } = payload.parse(job.payload)
    const recording = await CallRecording.findOne({ callId }).lean<CallRecordingRecord>()
    if (recording?.state !== 'WAITING') return
    try {
      const kept = await job.call('fetch', () => keep(recording, job.signal))
      await job.step('attach', async () => {
        await attachFile(kept.fileId, { typename: 'Call', id: callId })
        await tell(callId, { ...kept, state: 'READY' })
      })
    } catch (error) {
      if (!(error instanceof RecordingRefused)) throw error
      await fail(job, callId)
    }
  },
  onDead: given => tell(payload.parse(given).callId, { state: 'FAILED' }),
}

async function keep(recording: CallRecordingRecord, signal: AbortSignal) {
  const bytes = await downloadRecording(recording.sourceUrl, hosts, signal)
  const facts = readWav(bytes)
  if (!facts) throw new RecordingRefused('The recording is no wav file.')
  const call = await Call.findById(recording.callId).lean<CallRecord>()
  const name = nameOf(call?.startedAt ?? recording._id.getTimestamp())
  const fileId = await storeLargeFile({ name, mimeType: 'audio/wav', bytes, uploadedBy: 'system:fetch-recording' })
  return { fileId, name, ...facts }
}

const nameOf = (at: Date) => `Call ${at.toISOString().slice(0, 16).replace('T', ' ').replace(':', '')}.wav`

const fail = ({ step }: RunningJob, callId: string) => step('fail', () => tell(callId, { state: 'FAILED' }))

/** Whoever looks at the call sees it at once. */
async function tell(callId: string, change: Partial<CallRecordingRecord>): Promise<void> {
  await CallRecording.updateOne({ callId }, { $set: change })
  await Call.updateOne({ _id: new Types.ObjectId(callId) }, { $inc: { version: 1 } })
}
