import { shownTimeZone } from './shown-time-zone'

/**
 * A date for a CSV file, as spreadsheets and other systems read it (ISO 8601): `2027-01-12`. Exports of the server write the same.
 *
 * @param value an ISO instant, shown in the agency's time zone, or a policy date `YYYY-MM-DD`
 * @returns an empty string for a value that is no date
 */
export const csvDay = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : csvTime(value).slice(0, 10)

/**
 * An instant for a CSV file, by the clock of the agency: `2027-01-12 10:00`.
 *
 * @param value an ISO instant
 * @returns an empty string for a value that is no date
 */
export function csvTime(value: string): string {
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return ''
  const timeZone = shownTimeZone()
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-CA', { ...date, ...time, ...(timeZone && { timeZone }) })
  return format.format(instant).replace(', ', ' ')
}
