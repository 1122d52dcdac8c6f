/** A day of the agency's calendar, `2027-01-31`. Days compare as texts. */
export type Day = string

const readable = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** As people read it: `Jan 31, 2027`. */
export const readableDay = (day: Day): string => readable.format(new Date(`${day}T00:00:00Z`))
