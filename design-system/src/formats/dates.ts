import { shownTimeZone } from './shown-time-zone'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than using it a thousand times. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', options)
  formatters.set(key, made)
  return made
}

/** A policy date: a day in no time zone. */
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

const zoned = (timeZone = shownTimeZone()) => (timeZone ? { timeZone } : {})

/**
 * A date as "Jan 12, 2027" (specification 1 §9: dates use the en-US locale).
 *
 * @param value an ISO instant, or a policy date `YYYY-MM-DD`, which has no zone
 * @param timeZone an IANA zone, for an instant; by default the agency's
 * @returns an empty string for a value that is no date
 */
export function formatDate(value: string, timeZone?: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return formatter({ dateStyle: 'medium', ...(isDay(value) ? { timeZone: 'UTC' } : zoned(timeZone)) }).format(date)
}

/**
 * An instant as "Jan 12, 2027, 10:00 AM" (specification 2 §9: medium date with short time).
 *
 * @param value an ISO instant
 * @param timeZone an IANA zone; by default the agency's
 * @returns an empty string for a value that is no date
 */
export function formatDateTime(value: string, timeZone?: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return formatter({ dateStyle: 'medium', timeStyle: 'short', ...zoned(timeZone) })
    .format(date)
    .replaceAll(/\u202f/g, ' ')
}

/**
 * An instant with all that is known about it, for tooltips: "Tuesday, January 12, 2027 at 10:00:42 AM PST".
 *
 * @param value an ISO instant
 * @param timeZone an IANA zone; by default the agency's
 */
export function formatExactTime(value: string, timeZone?: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return formatter({ dateStyle: 'full', timeStyle: 'long', ...zoned(timeZone) })
    .format(date)
    .replaceAll(/\u202f/g, ' ')
}

/**
 * When a day of the calendar begins somewhere: the first instant of `2026-12-01` in Los Angeles is 08:00 UTC.
 *
 * @param day `YYYY-MM-DD`
 * @param timeZone IANA name
 * @returns an ISO instant
 * @example const filter = { from: startOfDay(from, agency.timeZone), to: startOfDay(dayAfter(to), agency.timeZone) }
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The offset of a first guess; where a clock change lies in between, that of the second one.
  const guess = midnight - offsetAt(midnight, timeZone)
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString()
}

/** The day of the calendar after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string) {
  const parts = formatter({
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(instant)
  const {
    year = 0,
    month = 1,
    day,
    hour,
    minute,
    second,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
