import { currentAgencyId, daysAfter, type RunningJob } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { AgencyCalendar } from '../calendar/agency-calendar.ts'
import { DueNoticeDay } from '../models/due-notice-day.model.ts'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { noticeDue } from '../request-record/request-notices.ts'

/** So many requests are one transaction. */
const portion = 50

interface DueDays {
  kind: 'DUE_TOMORROW' | 'OVERDUE'
  /** The first day, and the day after the last one. */
  from: string
  before: string
}

/**
 * Once a day, tells assignees what is due tomorrow, and what became overdue since the day on which they were told last.
 * What waits on someone else is left out.
 */
export async function noticeDueRequests(calendar: AgencyCalendar, step: RunningJob['step']): Promise<void> {
  const { today } = calendar
  const _id = new Types.ObjectId(currentAgencyId())
  const told = (await DueNoticeDay.findById(_id).lean())?.day ?? daysAfter(today, -1)
  if (told >= today) return
  await tell({ kind: 'OVERDUE', from: told, before: today }, calendar, step)
  await tell({ kind: 'DUE_TOMORROW', from: daysAfter(today, 1), before: daysAfter(today, 2) }, calendar, step)
  await step('due dates of the day', async () => {
    await DueNoticeDay.updateOne({ _id }, { $set: { day: today } }, { upsert: true })
  })
}

async function tell({ kind, from, before }: DueDays, { startOf }: AgencyCalendar, step: RunningJob['step']) {
  const due = { $gte: startOf(from), $lt: startOf(before) }
  const theirs = { state: 'OPEN', isWaiting: false, assigneeId: { $ne: null }, dueOrder: due }
  let last: Types.ObjectId | null = null
  for (let number = 1; ; number += 1) {
    const wanted: object = last ? { ...theirs, _id: { $gt: last } } : theirs
    const requests = await ServiceRequest.find(wanted).sort({ _id: 1 }).limit(portion).lean<ServiceRequestRecord[]>()
    if (requests.length === 0) return
    await step(`${kind} ${number}`, async () => {
      for (const request of requests) noticeDue(kind, request, dayOf(request))
    })
    if (requests.length < portion) return
    last = requests.at(-1)?._id ?? null
  }
}

/** Its due date as it is stored: another date is told anew. */
const dayOf = ({ dueAt }: ServiceRequestRecord) => dueAt?.toISOString() ?? ''
