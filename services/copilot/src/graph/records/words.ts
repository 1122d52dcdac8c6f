const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** @param cents as records keep money */
export const money = (cents: number | null | undefined): string | null =>
  typeof cents === 'number' ? dollars.format(cents / 100) : null

/** `Jan 31, 2027` of a day of the calendar, such as `2027-01-31`. */
export const day = (date: string | null | undefined): string | null => (date ? days.format(new Date(date)) : null)

/** The day of an instant where the agency is. @param timeZone IANA name */
export const dayOf = (instant: string | null | undefined, timeZone: string): string | null =>
  instant ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(instant)) : null

/** `ADD_ADDITIONAL_INSURED` as people read it: "Add additional insured". */
export const inWords = (name: string): string => {
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The same as `2027-01-31`. */
export const isoDayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(instant))
