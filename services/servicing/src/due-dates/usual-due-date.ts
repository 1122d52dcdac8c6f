import { type AgencyCalendar, agencyCalendar } from '../calendar/agency-calendar.ts'
import { businessDayAfter } from '../calendar/business-days.ts'
import type { DuePolicyRecord } from '../models/due-policy.model.ts'
import type { RequestType } from '../models/enumerations.ts'
import { findDuePolicy } from './due-policy.ts'

/** When a request is due that is opened now: the first instant of its day at the agency; null: no due date. */
export function dueDateBy(
  { rules, closedDays }: Pick<DuePolicyRecord, 'rules' | 'closedDays'>,
  type: RequestType,
  { today, startOf }: AgencyCalendar,
): Date | null {
  const days = rules.find(rule => rule.type === type)?.businessDays ?? null
  return days === null ? null : startOf(businessDayAfter(today, days, closedDays))
}

/**
 * When a new request is due if no one says so. A loss and a complaint can’t wait: they are due today, whichever day that is.
 * @throws SUBGRAPH_UNAVAILABLE while settings don’t say where the agency is
 */
export async function usualDueDate(type: RequestType, isUrgent: boolean): Promise<Date | null> {
  if (isUrgent) {
    const { today, startOf } = await agencyCalendar()
    return startOf(today)
  }
  const policy = await findDuePolicy()
  const hasRule = policy.rules.some(rule => rule.type === type && rule.businessDays !== null)
  return hasRule ? dueDateBy(policy, type, await agencyCalendar()) : null
}
