import type { Day, Subscription } from '../models/subscription.model.ts'

/** The day that it is for an agency. */
export const dayIn = (timeZone: string, now: Date): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

/** The same day one period later, or the last day of a month that is too short for it. */
export function afterPeriod(day: Day, period: Subscription['period']): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = month - 1 + (period === 'ANNUAL' ? 12 : 1)
  const lastDate = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
