import { startOfDay, todayIn } from '@coverdesk/design-system'

/** When a workspace was updated last, in the agency’s calendar (specification 3 §9). */
export type DatePeriod = 'today' | 'yesterday' | 'week' | 'month' | 'year'

interface Period {
  value: DatePeriod
  label: string
  /** How many days ago it begins. */
  days: number
}

/** From the last one to the longest. */
export const datePeriods: readonly Period[] = [
  { value: 'today', label: 'Today', days: 0 },
  { value: 'yesterday', label: 'Yesterday', days: 1 },
  { value: 'week', label: 'Past week', days: 7 },
  { value: 'month', label: 'Past month', days: 30 },
  { value: 'year', label: 'Past year', days: 365 },
]

const dayMs = 86_400_000

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/** The instants between which a period’s workspaces were updated. The past week has today in it; yesterday has not. */
export function datePeriodFilter(period: DatePeriod, timeZone: string, now = new Date()) {
  const today = todayIn(timeZone, now)
  const days = datePeriods.find(({ value }) => value === period)?.days ?? 0
  const updatedFrom = startOfDay(daysBefore(today, days), timeZone)
  return period === 'yesterday' ? { updatedFrom, updatedBefore: startOfDay(today, timeZone) } : { updatedFrom }
}

/** The heading over workspaces that were updated at an instant: the shortest period that it is in. */
export function dateHeading(updatedAt: string, timeZone: string, now = new Date()): string {
  const day = todayIn(timeZone, new Date(updatedAt))
  const age = (Date.parse(todayIn(timeZone, now)) - Date.parse(day)) / dayMs
  return datePeriods.find(({ days }) => age <= days)?.label ?? 'Older'
}
