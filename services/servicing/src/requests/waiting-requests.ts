import { daysAfter } from '@coverdesk/kit'
import { agencyCalendar } from '../calendar/agency-calendar.ts'
import { ServiceRequest } from '../models/service-request.model.ts'

const maxCounted = 10_000

/** Open requests of someone that are due today or overdue, and wait on nobody else; counted up to 10,000. */
export async function countWaitingFor(assigneeId: string): Promise<number> {
  const { today, startOf } = await agencyCalendar()
  const due = { dueOrder: { $lt: startOf(daysAfter(today, 1)) } }
  return ServiceRequest.countDocuments({ assigneeId, state: 'OPEN', isWaiting: false, ...due }, { limit: maxCounted })
}
