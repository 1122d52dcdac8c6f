/** A day of the agency's calendar, `2027-01-31`. Days compare as texts. */
export type Day = string

/** The same day a year later; that of February 29 is February 28. */
export function yearAfter(day: Day): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const later = new Date(Date.UTC(year + 1, month - 1, date))
  const isLeapDay = later.getUTCMonth() !== month - 1
  return (isLeapDay ? new Date(Date.UTC(year + 1, month, 0)) : later).toISOString().slice(0, 10)
}

export function daysAfter(day: Day, days: number): Day {
  const then = new Date(`${day}T00:00:00Z`)
  then.setUTCDate(then.getUTCDate() + days)
  return then.toISOString().slice(0, 10)
}

const readable = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** As people read it: `Jan 31, 2027`. */
export const readableDay = (day: Day): string => readable.format(new Date(`${day}T00:00:00Z`))
