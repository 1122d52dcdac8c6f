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

/** The reader's own, where no other is named. */
const zoned = (timeZone: string | undefined) => (timeZone ? { timeZone } : {})

/**
 * A date as "Jan 12, 2027" (specification 1 §9: dates use the en-US locale).
 *
 * @param value an ISO instant, or a policy date `YYYY-MM-DD`, which has no zone
 * @param timeZone the agency's IANA zone, for an instant; by default the reader's
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
 * @param timeZone the agency's IANA zone; by default the reader's
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
 * @param timeZone the agency's IANA zone; by default the reader's
 */
export function formatExactTime(value: string, timeZone?: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return formatter({ dateStyle: 'full', timeStyle: 'long', ...zoned(timeZone) })
    .format(date)
    .replaceAll(/\u202f/g, ' ')
}
