import type { NotificationRowFragment } from '../generated/documents'

/** Headings of the list, the newest first. */
export type Period = 'Today' | 'Yesterday' | 'Earlier'

/** Notifications of one period, in their order. */
export interface NotificationGroup {
  period: Period
  notifications: readonly NotificationRowFragment[]
}

const dayOf = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** By days of the agency's calendar. What a clock that is ahead says of tomorrow is of today. */
export function groupsOf(
  notifications: readonly NotificationRowFragment[],
  timeZone: string,
  now: Date,
): NotificationGroup[] {
  const today = dayOf(now, timeZone)
  const yesterday = dayBefore(today)
  const periodOf = ({ createdAt }: NotificationRowFragment): Period => {
    const day = dayOf(new Date(createdAt), timeZone)
    if (day >= today) return 'Today'
    return day === yesterday ? 'Yesterday' : 'Earlier'
  }
  const periods: readonly Period[] = ['Today', 'Yesterday', 'Earlier']
  return periods
    .map(period => ({ period, notifications: notifications.filter(each => periodOf(each) === period) }))
    .filter(group => group.notifications.length > 0)
}
