import { daysAfter, weekdayOf } from '@coverdesk/kit'

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The first, second, … Monday or Thursday of a month. */
function nth(count: number, weekday: number, year: number, month: number) {
  const first = dayOf(year, month, 1)
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

function lastMonday(year: number, month: number) {
  const fifth = nth(5, monday, year, month)
  return Number(fifth.slice(5, 7)) === month ? fifth : daysAfter(fifth, -7)
}

/** A holiday of one date: on a Saturday it is observed the day before, on a Sunday the day after (5 U.S.C. 6103). */
function observed(day: string) {
  const weekday = weekdayOf(day)
  if (weekday === saturday) return daysAfter(day, -1)
  return weekday === sunday ? daysAfter(day, 1) : day
}

/** Juneteenth is one since 2021; the other ten are older than any request. */
const holidaysOf = (year: number): string[] => [
  observed(dayOf(year, 1, 1)),
  nth(3, monday, year, 1),
  nth(3, monday, year, 2),
  lastMonday(year, 5),
  ...(year >= 2021 ? [observed(dayOf(year, 6, 19))] : []),
  observed(dayOf(year, 7, 4)),
  nth(1, monday, year, 9),
  nth(2, monday, year, 10),
  observed(dayOf(year, 11, 11)),
  nth(4, thursday, year, 11),
  observed(dayOf(year, 12, 25)),
]

const known = new Map<number, ReadonlySet<string>>()

/** The days of a year on which a US federal holiday is observed; New Year’s Day of the next year may be one. */
function observedIn(year: number): ReadonlySet<string> {
  const days = known.get(year) ?? new Set([...holidaysOf(year), observed(dayOf(year + 1, 1, 1))])
  known.set(year, days)
  return days
}

/** Whether a US federal holiday is observed on a day such as `2026-07-03`. */
export const isFederalHoliday = (day: string): boolean => observedIn(Number(day.slice(0, 4))).has(day)
