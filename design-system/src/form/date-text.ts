import { todayIn } from '../formats/shown-time-zone'
import type { Draft } from './use-draft'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The day of the browser's calendar that a policy date `YYYY-MM-DD` names. */
export function dayOf(date: string): Date | undefined {
  const [year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.slice(1).map(Number) ?? []
  return calendarDay(year, month, day)
}

export const dateOf = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`

/** Undefined for a day that no calendar has, such as February 30. */
function calendarDay(year = Number.NaN, month = Number.NaN, day = Number.NaN): Date | undefined {
  const made = new Date(year, month - 1, day)
  const exists = made.getFullYear() === year && made.getMonth() === month - 1 && made.getDate() === day
  return exists && year >= 1800 ? made : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Two digits mean a year of the last eighty or the next twenty. */
function yearOf(digits: string): number {
  if (digits.length > 2) return Number(digits)
  const latest = new Date().getFullYear() + 20
  const year = Math.floor(latest / 100) * 100 + Number(digits)
  return year > latest ? year - 100 : year
}

/** The ways in which people here write dates: the month first. */
const readers: ((text: string) => Date | undefined)[] = [
  text => (/^today$/i.test(text) ? dayOf(todayIn()) : undefined),
  dayOf,
  text => {
    const [, month, day, year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text) ?? []
    return calendarDay(yearOf(year), Number(month), Number(day))
  },
  text => {
    const [, month, day, year = ''] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? []
    return calendarDay(Number(year), monthOf(month), Number(day))
  },
  text => {
    const [, day, month, year = ''] = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/i.exec(text) ?? []
    return calendarDay(Number(year), monthOf(month), Number(day))
  },
]

function read(text: string): Date | undefined {
  for (const reader of readers) {
    const day = reader(text.trim())
    if (day) return day
  }
  return undefined
}

/** A date as it is typed, kept as `YYYY-MM-DD`; the empty text stands for nothing. */
export const dateDraft: Draft<string> = {
  write(date) {
    const day = typeof date === 'string' ? dayOf(date) : undefined
    return day ? `${twoDigits(day.getMonth() + 1)}/${twoDigits(day.getDate())}/${day.getFullYear()}` : ''
  },
  read(text) {
    const day = read(text)
    return day ? dateOf(day) : ''
  },
  problem: text =>
    text.trim() === '' || read(text) ? undefined : `“${text.trim()}” is not a date. Write it as 01/31/2027.`,
}
