import { daysAfter } from '@coverdesk/kit'

/** Days of the demo, counted from the day of the seed. */
export interface DemoDays {
  today: string
  /** The day so many days from today. */
  day(offset: number): string
  /** The same day of another year; the 29th of February is the 28th there. */
  years(day: string, years: number): string
  /** A moment of that day in office hours. */
  at(day: string, minutes?: number): Date
}

export const daysFrom = (today: string): DemoDays => ({
  today,
  day: offset => daysAfter(today, offset),
  years(day, years) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
    return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10)
  },
  // 17:00 UTC is morning on the west coast and noon on the east coast.
  at: (day, minutes = 0) => new Date(Date.parse(`${day}T17:00:00Z`) + minutes * 60_000),
})
