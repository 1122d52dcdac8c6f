import { z } from 'zod'
import { EnvironmentError } from '../environment.ts'
import { daysAfter } from './days.ts'

const shiftMessage = 'must be a whole number of days from -3660 to 3660.'

/** Development and tests look at other days than this one; nothing but the calendar's day follows. */
export const calendarEnvironment = {
  CLOCK_SHIFT_DAYS: z.coerce
    .number({ error: shiftMessage })
    .int({ error: shiftMessage })
    .min(-3660, { error: shiftMessage })
    .max(3660, { error: shiftMessage })
    .default(0),
}

let shiftDays = 0

/** @throws EnvironmentError in production: there it is the day that it is */
export function shiftCalendar({ CLOCK_SHIFT_DAYS: days, NODE_ENV }: { CLOCK_SHIFT_DAYS: number; NODE_ENV: string }) {
  if (days !== 0 && NODE_ENV === 'production') {
    throw new EnvironmentError(
      'CLOCK_SHIFT_DAYS must not be set in production: policies would begin and end on wrong days.',
    )
  }
  shiftDays = days
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a thousand times. There are no more zones than names that `Intl` knows. */
function formatOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/**
 * The day that it is in a time zone, such as `2027-01-31`.
 * @param timeZone IANA name
 */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  const day = formatOf(timeZone).format(now)
  return shiftDays === 0 ? day : daysAfter(day, shiftDays)
}
