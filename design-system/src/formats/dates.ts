const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const mediumDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * A date as "Jan 12, 2027" (specification 1 §9: dates use the en-US locale).
 *
 * @param value an ISO instant, shown in the reader's time zone, or a policy date `YYYY-MM-DD`, which has no zone
 * @returns an empty string for a value that is no date
 */
export function formatDate(value: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return (isDay ? mediumDay : mediumDate).format(date)
}
