import { todayIn } from '@coverdesk/kit'

const hour = 3_600_000
const known = new Map<string, Date>()

/** The first whole hour of a day somewhere; `day` is `YYYY-MM-DD`. */
export function startOfDay(day: string, timeZone: string): Date {
  const key = `${day} ${timeZone}`
  const found = known.get(key) ?? firstHour(day, timeZone)
  known.set(key, found)
  return found
}

/** No clock is more than 14 hours ahead of UTC, or 12 behind. */
function firstHour(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  for (let offset = -14; offset <= 12; offset += 1) {
    const instant = new Date(midnight + offset * hour)
    if (todayIn(timeZone, instant) === day) return instant
  }
  return new Date(midnight)
}
