import { once } from './once'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Specification 2 §9: year, month of 30 days, day, hour, minute, second. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const

const words = once(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'always' }))

/** The largest unit that has passed at least once, and how long it is. */
const unitOf = (distance: number) => units.find(([, length]) => distance >= length) ?? (['second', second] as const)

/**
 * How far an instant is away: "3 minutes ago", "in 2 days", "now".
 *
 * @param value an ISO instant
 * @param now milliseconds since 1970; by default the present
 * @returns an empty string for a value that is no date
 */
export function formatRelative(value: string, now = Date.now()): string {
  const difference = new Date(value).getTime() - now
  if (Number.isNaN(difference)) return ''
  const [unit, length] = unitOf(Math.abs(difference))
  const amount = Math.trunc(difference / length)
  return amount === 0 ? 'now' : words().format(amount, unit)
}

/** Seconds are not counted one by one (specification 3 §9: every 5 s). */
const minWait = 5 * second

/** How many milliseconds the words of `formatRelative` stay true; no more than a day. */
export function relativeStaysFor(value: string, now = Date.now()): number {
  const difference = new Date(value).getTime() - now
  const [, length] = unitOf(Math.abs(difference))
  const intoUnit = Math.abs(difference) % length
  const wait = difference < 0 ? length - intoUnit : intoUnit + 1
  return Math.min(Math.max(wait, minWait), day)
}
