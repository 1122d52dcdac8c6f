import { dayAfter, startOfDay } from '@coverdesk/design-system'
import { restOfWeek } from '../words/due-days'

/** When requests are due, in the agency’s calendar. */
export type DuePeriod = 'overdue' | 'today' | 'week' | 'none'

/** What the list can be narrowed to. */
export const duePeriods: readonly { value: DuePeriod; label: string }[] = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This week' },
  { value: 'none', label: 'No date' },
]

/** The instants between which requests of a period are due. What is overdue belongs to no other period. */
export function duePeriodVariables(period: DuePeriod, timeZone: string, now = new Date()) {
  if (period === 'none') return { hasDueDate: false }
  const { today, end } = restOfWeek(timeZone, now)
  const dueFrom = startOfDay(today, timeZone)
  if (period === 'overdue') return { dueBefore: dueFrom }
  return { dueFrom, dueBefore: startOfDay(period === 'today' ? dayAfter(today) : end, timeZone) }
}
