import { daysAfter, weekdayOf } from '@coverdesk/kit'
import { isFederalHoliday } from './federal-holidays.ts'

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

/**
 * The business day so many business days after a day: 0 is the day itself, or the next business day.
 * @param closedDays of the agency, beside weekends and federal holidays
 * @example businessDayAfter('2026-11-25', 1, []) // '2026-11-27': Thanksgiving is between
 */
export function businessDayAfter(day: string, count: number, closedDays: readonly string[]): string {
  const isBusinessDay = (one: string) => !isWeekend(one) && !isFederalHoliday(one) && !closedDays.includes(one)
  let found = day
  let left = count
  while (left > 0 || !isBusinessDay(found)) {
    found = daysAfter(found, 1)
    if (isBusinessDay(found)) left -= 1
  }
  return found
}
