import type { Period, PeriodUnit as Unit } from '../../../../graph/question.ts'
import type { ConsumedText } from './consumed-text.ts'

const asUnit = (word: string): Unit => word.replace(/s$/, '').toUpperCase() as Unit
const units = '(days?|weeks?|months?|quarters?|years?)'
const numbers: Record<string, number> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10, couple: 2, thirty: 30, sixty: 60 },
  ...{ ninety: 90 },
}
const countOf = (word: string): number => numbers[word.toLowerCase()] ?? Number(word)
const number = `(\\d{1,3}|${Object.keys(numbers).join('|')})`
const lengths: Record<Unit, number> = { DAY: 1, WEEK: 7, MONTH: 30, QUARTER: 91, YEAR: 365 }

const months = 'january february march april may june july august september october november december'.split(' ')
const month = `(${months.map(name => (name.length > 4 ? `${name.slice(0, 3)}(?:${name.slice(3)}|t)?\\.?` : name)).join('|')})`
const monthOf = (word: string): number => months.findIndex(name => name.startsWith(word.toLowerCase().slice(0, 3)))
const two = (value: number): string => String(value).padStart(2, '0')
const lastDay = (year: number, place: number): number => new Date(Date.UTC(year, place + 1, 0)).getUTCDate()

/**
 * Takes the days that a question is about; null: none. What is relative stays so, as it isn't the same day everywhere.
 *
 * @param today tells which year a month without one is of
 */
export function takePeriod(question: ConsumedText, today: string): { period: Period; words: string } | null {
  for (const [words, read] of readings(today)) {
    const match = question.take(words)
    if (match) return { period: read(match), words: match[0].trim().toLowerCase() }
  }
  return null
}

const ahead = (count: number, unit: Unit): Period => ({ unit: 'DAY', from: 0, to: count * lengths[unit] })

const readings = (today: string): readonly (readonly [RegExp, (match: RegExpExecArray) => Period])[] => [
  [/\b(?:over ?due|past due|behind schedule|late)\b/i, () => ({ unit: 'DAY', to: -1 })],
  [
    /\b(?:by |before )?(?:the )?end of (?:the |this )?(day|week|month|quarter|year)\b/i,
    ([, unit = '']) => ({ unit: 'DAY', from: 0, ...endOf(asUnit(unit), today) }),
  ],
  [
    new RegExp(`\\b(?:in |within |over |during )?(?:the )?(?:next|coming|following) ${number} ${units}\\b`, 'i'),
    ([, count = '', unit = '']) => ahead(countOf(count), asUnit(unit)),
  ],
  [
    new RegExp(`\\b(?:in|within) (?:the next )?${number} ${units}\\b`, 'i'),
    ([, count = '', unit = '']) => ahead(countOf(count), asUnit(unit)),
  ],
  [
    new RegExp(`\\b(?:in |within |over |during )?(?:the )?(?:last|past|previous) ${number} ${units}\\b`, 'i'),
    ([, count = '', unit = '']) => ({ unit: 'DAY', from: -countOf(count) * lengths[asUnit(unit)], to: 0 }),
  ],
  [/\b(?:in|within|over) the next (month|quarter|year|week)\b/i, ([, unit = '']) => ahead(1, asUnit(unit))],
  [
    /\b(?:in )?(?:the )?(?:next|coming) (week|month|quarter|year)\b/i,
    ([, unit = '']) => ({ unit: asUnit(unit), from: 1, to: 1 }),
  ],
  [
    /\b(?:in )?(?:this|the current) (week|month|quarter|year)\b/i,
    ([, unit = '']) => ({ unit: asUnit(unit), from: 0, to: 0 }),
  ],
  [/\b(?:in )?last (week|month|quarter)\b/i, ([, unit = '']) => ({ unit: asUnit(unit), from: -1, to: -1 })],
  [/\btoday\b/i, () => ({ unit: 'DAY', from: 0, to: 0 })],
  [/\btomorrow\b/i, () => ({ unit: 'DAY', from: 1, to: 1 })],
  [/\byesterday\b/i, () => ({ unit: 'DAY', from: -1, to: -1 })],
  [
    /(?<=\b(?:due|expir\w*|renew\w*|lapse\w*|overdue)\b.*)\b(?:on |by |this |next )?(sun|mon|tues|wednes|thurs|fri|satur)day\b/i,
    ([, name = '']) => ({ unit: 'DAY', from: daysUntil(name, today), to: daysUntil(name, today) }),
  ],
  [/\b(?:coming up )?soon\b/i, () => ({ unit: 'DAY', from: 0, to: 60 })],
  [
    new RegExp(`\\b(?:(before|by|until|after|since) )${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?\\b`, 'i'),
    ([, side = '', name = '', date = '', year]) => bounded(side, name, Number(date), year, today),
  ],
  [
    new RegExp(`\\b(?:in|for|during) ${month}(?: (20\\d\\d))?(?![\\w-])`, 'i'),
    ([, name = '', year]) => wholeMonth(name, year, today),
  ],
  [/\bin (20\d\d)\b/i, ([, year = '']) => ({ from: `${year}-01-01`, to: `${year}-12-31` })],
]

const weekdays = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur']
/** The next day of that name, today included. */
const daysUntil = (name: string, today: string): number =>
  (weekdays.indexOf(name.toLowerCase()) - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7

/** The last day of the present unit, in days from today. */
function endOf(unit: Unit, today: string): { to: number } {
  const now = new Date(`${today}T00:00:00Z`)
  const [year, place] = [now.getUTCFullYear(), now.getUTCMonth()]
  const last =
    unit === 'YEAR'
      ? Date.UTC(year, 11, 31)
      : unit === 'QUARTER'
        ? Date.UTC(year, place - (place % 3) + 3, 0)
        : unit === 'MONTH'
          ? Date.UTC(year, place + 1, 0)
          : unit === 'WEEK'
            ? now.getTime() + ((7 - now.getUTCDay()) % 7) * 86_400_000
            : now.getTime()
  return { to: Math.round((last - now.getTime()) / 86_400_000) }
}

/** The month that is nearest: most questions are about those that come. */
const yearOf = (place: number, today: string): number => {
  const year = Number(today.slice(0, 4))
  return place + 1 < Number(today.slice(5, 7)) - 3 ? year + 1 : year
}

function wholeMonth(name: string, year: string | undefined, today: string): Period {
  const place = monthOf(name)
  const known = year ? Number(year) : yearOf(place, today)
  const start = `${known}-${two(place + 1)}`
  return { from: `${start}-01`, to: `${start}-${two(lastDay(known, place))}` }
}

function bounded(side: string, name: string, date: number, year: string | undefined, today: string): Period {
  const place = monthOf(name)
  const day = `${year ?? yearOf(place, today)}-${two(place + 1)}-${two(date)}`
  return /after|since/i.test(side) ? { from: day } : { from: today, to: day }
}
