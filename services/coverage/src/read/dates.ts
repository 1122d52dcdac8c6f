/** Which number comes first in 03/04/2027. */
export type DateOrder = 'MONTH_FIRST' | 'DAY_FIRST'

/** A day in a text, such as `2027-03-01`. */
export interface FoundDate {
  start: number
  end: number
  day: string
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const day = '(?<day>\\d{1,2})(?:\\s?(?:st|nd|rd|th))?'
const year = "(?<year>(?:19|20)\\d{2}|['’]?\\d{2}(?!\\d))"
const longYear = '(?<year>(?:19|20)\\d{2})'

const yearFirst = /(?<![\d/.-])(?<year>(?:19|20)\d{2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?![\d/-])/g
const numbers =
  /(?<![\d/.-])(?<first>\d{1,2})\s?(?<mark>[/.-])\s?(?<second>\d{1,2})\s?\k<mark>\s?(?<year>(?:19|20)\d{2}|\d{2})(?![\d/-])/g
const named = [
  new RegExp(`\\b${month}\\s*${day},?\\s+${longYear}\\b`, 'gi'),
  new RegExp(`\\b${month}-${day}-${year}(?!\\d)`, 'gi'),
  new RegExp(`(?<![\\d.,])${day}[\\s-]*(?:day\\s+of\\s+)?${month}(?:,?\\s+|-)${year}(?!\\d)`, 'gi'),
  new RegExp(`(?<![\\d.,])${day}${month}${longYear}(?!\\d)`, 'gi'),
]

/** The hyphen of a period: 8/1/2027-8/1/2028. */
const betweenDays = /(?<=\d\/\d{2,4})-(?=\d{1,2}\/)/g

/** The days of a text. */
export function datesIn(written: string, order: DateOrder = 'MONTH_FIRST'): FoundDate[] {
  const text = written.replace(betweenDays, '–')
  const found: FoundDate[] = []
  const add = (match: RegExpExecArray, dayOf: string | null) => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (dayOf && !found.some(other => start < other.end && other.start < end)) found.push({ start, end, day: dayOf })
  }
  for (const match of text.matchAll(yearFirst)) {
    const { year: y = '', month: m = '', day: d = '' } = match.groups ?? {}
    add(match, dayOf(y, Number(m), Number(d)))
  }
  for (const form of named) {
    for (const match of text.matchAll(form)) {
      const { year: y = '', month: m = '', day: d = '' } = match.groups ?? {}
      add(match, dayOf(y, monthNames.indexOf(m.slice(0, 3).toLowerCase()) + 1, Number(d)))
    }
  }
  for (const match of text.matchAll(numbers)) {
    const { first = '', second = '', year: y = '' } = match.groups ?? {}
    add(match, dayOfNumbers(Number(first), Number(second), y, order))
  }
  return found.sort((one, other) => one.start - other.start)
}

/** The order that a document keeps: a number above 12 says which one is the day. Americans begin with the month. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  let dayFirst = 0
  for (const text of texts) {
    for (const { groups } of text.matchAll(numbers)) {
      const [first, second] = [Number(groups?.['first']), Number(groups?.['second'])]
      if (first > 12 && first <= 31 && second <= 12) dayFirst += 1
      if (second > 12 && second <= 31 && first <= 12) dayFirst -= 1
    }
  }
  return dayFirst > 0 ? 'DAY_FIRST' : 'MONTH_FIRST'
}

function dayOfNumbers(first: number, second: number, yearText: string, order: DateOrder): string | null {
  const [monthNumber, dayNumber] = order === 'DAY_FIRST' ? [second, first] : [first, second]
  return dayOf(yearText, monthNumber, dayNumber) ?? dayOf(yearText, dayNumber, monthNumber)
}

function dayOf(yearText: string, monthNumber: number, dayNumber: number): string | null {
  const digits = yearText.replace(/\D/g, '')
  const fullYear = digits.length === 2 ? 2000 + Number(digits) : Number(digits)
  const date = new Date(Date.UTC(fullYear, monthNumber - 1, dayNumber))
  const exists = monthNumber >= 1 && date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber
  return exists ? date.toISOString().slice(0, 10) : null
}
