import type { RunningJob } from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { calendarInitiator, recordVersion } from '../request-record/record-version.ts'
import { listFields } from '../request-record/request-names.ts'
import { noticeFollowUp } from '../request-record/request-notices.ts'
import { waitingEnded } from '../request-record/waiting-ended.ts'

/** So many requests are one transaction. */
const portion = 50

/** Brings back every request of the agency whose follow-up date has come, however many days no one has looked. */
export async function endDueWaitings(today: string, step: RunningJob['step']): Promise<void> {
  const due = { isWaiting: true, 'waiting.followUpOn': { $lte: today } }
  if (!(await ServiceRequest.exists(due))) return
  for (let number = 1; ; number += 1) {
    const count = await step(`end waitings ${number}`, async () => {
      const requests = await ServiceRequest.find(due).sort({ _id: 1 }).limit(portion).lean<ServiceRequestRecord[]>()
      for (const request of requests) await end(request)
      return requests.length
    })
    if (count < portion) return
  }
}

async function end(current: ServiceRequestRecord): Promise<void> {
  const { _id, version, waiting } = current
  const saved = await ServiceRequest.findOneAndUpdate(
    { _id, version },
    { $set: { waiting: null, ...listFields({ ...current, waiting: null }) }, $inc: { version: 1, logVersion: 1 } },
    { returnDocument: 'after' },
  ).lean<ServiceRequestRecord>()
  // Someone else saves it at this moment; the next look is soon.
  if (!saved || !waiting) return
  const logged = { updateTypes: ['UPDATE_SERVICE_REQUEST'] as const, changes: waitingEnded(current) }
  await recordVersion(saved, calendarInitiator, logged)
  noticeFollowUp(saved, waiting.on, waiting.followUpOn)
}
