import type { Page } from '../../reading/page.ts'
import type { DateOrder } from '../values/dates.ts'
import { containsValue, type ProvenValue } from './contains-value.ts'
import { findQuote } from './find-quote.ts'
import { normalText } from './normalized.ts'

export type Verified =
  | { isValid: true; start: number; end: number }
  | { isValid: false; reason: 'NOT_ON_PAGE' | 'OTHER_VALUE' }

/**
 * A quote is valid if it is on its page, after normalizing white space, hyphens at line ends and quotation marks, and if it
 * contains the value that it proves, in any notation. Nobody sees a value without a valid quote.
 *
 * @param options.order of the numbers in the document's dates; by default the month comes first
 * @param options.at where the quote begins in the text of the page, where that is known
 * @returns where the quote is in the text of the page
 */
export function verifyQuote(
  page: Page,
  quote: string,
  value: ProvenValue,
  { order = 'MONTH_FIRST', at }: { order?: DateOrder; at?: number | undefined } = {},
): Verified {
  const found = placeOf(page, quote, at)
  if (!found) return { isValid: false, reason: 'NOT_ON_PAGE' }
  if (!containsValue(normalText(quote), value, order)) return { isValid: false, reason: 'OTHER_VALUE' }
  return { isValid: true, ...found }
}

function placeOf(page: Page, quote: string, at: number | undefined) {
  const known = at !== undefined && quote.trim() !== '' && page.text.startsWith(quote, at)
  return known ? { start: at, end: at + quote.length } : findQuote(page, quote)
}
