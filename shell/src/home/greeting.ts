/** How people greet each other at an hour of the day, by the clock of a time zone. */
export function greeting(name: string, timeZone: string, now: Date): string {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))
  const [first = name] = name.trim().split(/\s+/)
  return `${wordsAt(hour)}, ${first}`
}

/** After midnight it’s neither evening nor morning to those who are still up. */
function wordsAt(hour: number): string {
  if (hour < 4) return 'Hello'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** "Sunday, November 22", as the calendar of a time zone has it. */
export const today = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(now)
