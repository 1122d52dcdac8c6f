const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than using it a thousand times. There are no more zones than names that `Intl` knows. */
function formatterIn(timeZone: string) {
  const known = formatters.get(timeZone)
  if (known) return known
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-CA', { ...date, ...time, timeZone })
  formatters.set(timeZone, made)
  return made
}

/** The day of an instant as spreadsheets and other systems read it (ISO 8601): `2026-12-22`. */
export const csvDay = (instant: Date, timeZone: string): string => csvTime(instant, timeZone).slice(0, 10)

/** An instant by the clock of a time zone: `2026-12-22 14:05`. */
export const csvTime = (instant: Date, timeZone: string): string =>
  formatterIn(timeZone).format(instant).replace(', ', ' ')
