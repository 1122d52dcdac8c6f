import type { Span } from './span.ts'

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const year = '(?<year>(?:19|20)\\d{2})'

/** As Americans write them: the month comes first in 3/1/2027. */
const forms = [
  /(?<![\d/.-])(?<year>(?:19|20)\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})(?![\d/-])/g,
  /(?<![\d/.-])(?<month>\d{1,2})(?<mark>[/.-])(?<day>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2}|\d{2})(?![\d/-])/g,
  new RegExp(`\\b${month}\\s+${day},?\\s+${year}\\b`, 'gi'),
  new RegExp(`\\b${day}\\s+(?:day\\s+of\\s+)?${month},?\\s+${year}\\b`, 'gi'),
  new RegExp(`\\b${month},?\\s+${year}\\b`, 'gi'),
]

/**
 * The dates of a text. A day is also found by its month.
 *
 * @example dateTermsIn('due March 1, 2027') // terms: 2027-03-01, 2027-03
 */
export function dateTermsIn(text: string): Span[] {
  const found: Span[] = []
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const terms = termsOf(match.groups ?? {})
      const span = { start: match.index, end: match.index + match[0].length, terms }
      if (terms.length > 0 && !found.some(({ start, end }) => span.start < end && start < span.end)) found.push(span)
    }
  }
  return found
}

function termsOf({ year: written = '', month: named = '', day: number }: Record<string, string | undefined>): string[] {
  const yearNumber = written.length === 2 ? 2000 + Number(written) : Number(written)
  const monthNumber = /^\d/.test(named) ? Number(named) : monthNames.indexOf(named.slice(0, 3).toLowerCase()) + 1
  if (monthNumber < 1 || monthNumber > 12) return []
  const ofMonth = `${yearNumber}-${padded(monthNumber)}`
  if (number === undefined) return [ofMonth]
  return Number(number) >= 1 && Number(number) <= 31 ? [`${ofMonth}-${padded(Number(number))}`, ofMonth] : []
}

const padded = (number: number) => String(number).padStart(2, '0')
