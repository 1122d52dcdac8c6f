import { dayAfter, pluralize, startOfDay, todayIn } from '@coverdesk/design-system'

/** The day of the agency’s calendar, `YYYY-MM-DD`, on which an instant is; the empty text where there is none. */
export const dayOf = (instant: string | null | undefined, timeZone: string): string =>
  instant ? todayIn(timeZone, new Date(instant)) : ''

/** The instant that a due date is sent as: the start of its day at the agency. Null: none. */
export const instantOf = (day: string, timeZone: string): string | null => (day ? startOfDay(day, timeZone) : null)

/** How many days of the calendar are left until a due date; negative once it is over. */
export const daysLeft = (dueAt: string, timeZone: string, now = new Date()): number =>
  Math.round((Date.parse(dayOf(dueAt, timeZone)) - Date.parse(todayIn(timeZone, now))) / 86_400_000)

/** "Today", "2 days left", "3 days overdue" */
export function timeLeft(dueAt: string, timeZone: string, now = new Date()): string {
  const days = daysLeft(dueAt, timeZone, now)
  if (days === 0) return 'Today'
  return days > 0 ? `${pluralize(days, 'day')} left` : `${pluralize(-days, 'day')} overdue`
}

/** The week that today is in, Sunday to Saturday, from today on: its first day, and the day after its last one. */
export function restOfWeek(timeZone: string, now = new Date()): { today: string; end: string } {
  const today = todayIn(timeZone, now)
  let end = dayAfter(today)
  while (new Date(`${end}T00:00:00Z`).getUTCDay() !== 0) end = dayAfter(end)
  return { today, end }
}

/** The heading over requests that are due on a day: "Today", "This week". The past is overdue where all of them are open. */
export function dueHeading(
  dueAt: string | null | undefined,
  { timeZone, onlyOpen }: { timeZone: string; onlyOpen: boolean },
  now = new Date(),
): string {
  if (!dueAt) return 'No due date'
  const days = daysLeft(dueAt, timeZone, now)
  if (days < 0) return onlyOpen ? 'Overdue' : 'Before today'
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  return dayOf(dueAt, timeZone) < restOfWeek(timeZone, now).end ? 'This week' : 'Later'
}
