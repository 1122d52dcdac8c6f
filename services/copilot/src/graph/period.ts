import { daysAfter } from '@coverdesk/kit'
import type { Period, PeriodUnit } from './question.ts'

/** Days such as `2027-01-31`, both included. */
interface Days {
  from?: string | undefined
  to?: string | undefined
}

const asDay = (instant: Date): string => instant.toISOString().slice(0, 10)
const at = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month, date))

/** The days of a period. @param today where the agency is */
export function daysOf(period: Period, today: string): Days {
  if (!('unit' in period)) return period
  const { unit, from, to } = period
  return {
    ...(from !== undefined && { from: asDay(beginOf(unit, from, today)) }),
    // The day before the next one begins.
    ...(to !== undefined && { to: daysAfter(asDay(beginOf(unit, to + 1, today)), -1) }),
  }
}

/** The first day of a unit, so many of them from the present one. Weeks begin on Monday. */
function beginOf(unit: PeriodUnit, offset: number, today: string): Date {
  const now = new Date(`${today}T00:00:00Z`)
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  switch (unit) {
    case 'DAY':
      return at(year, month, date + offset)
    case 'WEEK':
      return at(year, month, date - ((now.getUTCDay() + 6) % 7) + 7 * offset)
    case 'MONTH':
      return at(year, month + offset, 1)
    case 'QUARTER':
      return at(year, month - (month % 3) + 3 * offset, 1)
    case 'YEAR':
      return at(year + offset, 0, 1)
  }
}

/** Whether a day is in a period; without a period, every one is. */
export function isWithin(day: string | null | undefined, period: Period | undefined, today: string): boolean {
  if (!period) return true
  const { from, to } = daysOf(period, today)
  return !!day && (!from || day >= from) && (!to || day <= to)
}
