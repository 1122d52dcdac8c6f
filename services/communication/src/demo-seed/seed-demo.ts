import { attachFile, demoAgencies, insertMissing, inTenantScope, seedFile, seedOnce, todayIn } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Ask } from '../asks/ask-record/ask.model.ts'
import { CallEventRow } from '../call-events/call-event.model.ts'
import { Call } from '../call-record/call.model.ts'
import { CallRecording } from '../call-record/call-recording.model.ts'
import { CallTranscript } from '../call-record/call-transcript.model.ts'
import { readWav } from '../recordings/read-wav.ts'
import demo from './calls.json' with { type: 'json' }
import type { DemoCall } from './demo-call.ts'
import { demoRecording } from './demo-recording.ts'
import { type DemoWorld, recordsOf } from './demo-records.ts'
import { seedEmails } from './seed-emails.ts'

const { harborPoint, canary } = demoAgencies

/** How long recordings of the demo are, whatever the call took, in seconds. */
const recordingSeconds = 24

/** The calls and the e-mail of the demo’s clients, around the day on which the database is filled. */
export async function seedDemo(): Promise<void> {
  await seedOnce('demo', isEmpty, insertDemo)
  await seedEmails()
}

const isEmpty = () => inTenantScope(harborPoint.id, async () => !(await Call.exists({})))

async function insertDemo(): Promise<void> {
  await insertAgency(harborPoint, '67', demo.harborPoint as DemoCall[])
  await insertAgency(canary, '68', demo.canary as DemoCall[])
}

async function insertAgency(
  { id, timeZone }: { id: string; timeZone: string },
  prefix: DemoWorld['prefix'],
  calls: readonly DemoCall[],
): Promise<void> {
  const world = { prefix, timeZone, today: todayIn(timeZone) }
  const records = calls.map((call, place) => recordsOf(call, place, world))
  await inTenantScope(id, async () => {
    await insertMissing(
      Call,
      records.map(({ call }) => call),
    )
    await insertMissing(
      CallTranscript,
      records.map(({ transcript }) => transcript),
    )
    await insertMissing(
      Ask,
      records.flatMap(({ asks }) => asks),
    )
    await insertMissing(
      CallEventRow,
      records.flatMap(({ event }) => event ?? []),
    )
    for (const [place, { call }] of records.entries()) {
      if (calls[place]?.recorded) await insertRecording(call._id, place, prefix)
    }
  })
}

/** File names contain the canary that reveals a leak from the other agency. */
async function insertRecording(callId: Types.ObjectId, place: number, prefix: DemoWorld['prefix']): Promise<void> {
  if (await CallRecording.exists({ callId })) return
  const name = prefix === '68' ? 'CANARY_B call.wav' : 'Call.wav'
  const bytes = demoRecording(recordingSeconds, place)
  const fileId = await seedFile(name, 'audio/wav', bytes, 'system:fetch-recording')
  await attachFile(fileId, { typename: 'Call', id: String(callId) })
  await insertMissing(CallRecording, [
    { _id: callId, callId, sourceUrl: 'demo', state: 'READY', fileId, name, ...readWav(bytes) },
  ])
}
