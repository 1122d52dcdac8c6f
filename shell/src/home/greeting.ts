/** How people greet each other at an hour of the day, by the clock of a time zone. */
export function greeting(name: string, timeZone: string, now: Date): string {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  const [first = name] = name.trim().split(/\s+/)
  return `Good ${part}, ${first}`
}

/** "Sunday, November 22", as the calendar of a time zone has it. */
export const today = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(now)
