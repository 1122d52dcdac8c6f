const isZoned = (time: string) => /(z|[+-]\d{2}:?\d{2})$/i.test(time)

/**
 * A day of a policy there: `2024-10-08T00:00:00` is October 8, in whichever zone someone reads it, and so is midnight of
 * that day in UTC, which is how systems write a day. @returns null for what is no day
 */
export function dayThere(time: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(time.trim())?.[0]
  return day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : null
}

/**
 * A moment there. Without a zone it is the agency's own time.
 * @param timeZone IANA name
 * @returns null for what is no moment
 */
export function momentThere(time: string, timeZone: string): Date | null {
  const text = time.trim()
  const asUtc = new Date(isZoned(text) ? text : `${text.includes('T') ? text : `${text}T00:00:00`}Z`)
  if (Number.isNaN(asUtc.getTime())) return null
  if (isZoned(text)) return asUtc
  // Twice: the offset at the first guess may be that of the other side of a change of clocks.
  const guess = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone))
  return new Date(asUtc.getTime() - offsetAt(guess, timeZone))
}

/** A moment as the agency's clock shows it, without a zone: how systems that know no zones are asked. */
export function localTime(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(0, 19)
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(moment.getTime() / 1_000) * 1_000
}
