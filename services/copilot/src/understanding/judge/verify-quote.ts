import { isUncut, type Reason, type Stretch, wholeQuote } from '@coverdesk/coverage/judge'
import type { DateOrder } from '@coverdesk/coverage/read'
import type { Page } from '../../reading/page.ts'
import { containsValue, type ProvenValue } from './contains-value.ts'
import { findQuote } from './find-quote.ts'
import { normalText } from './normalized.ts'

export type Verified = ({ isValid: true } & Stretch) | { isValid: false; reason: Reason }

/**
 * A quote is valid if it is on its page, after normalizing white space, hyphens at line ends and quotation marks, and if the whole
 * sentence, cell or line that it belongs to has the value that it proves, in any notation. Nobody sees a value without a valid quote.
 *
 * @param options.order of the numbers in the document's dates; by default the month comes first
 * @param options.at where the quote begins in the text of the page, where that is known
 * @returns where the whole quote is in the text of the page
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
  const whole = wholeQuote(page.text, found)
  if (!whole) return { isValid: false, reason: 'CUT_QUOTE' }
  const isProven = containsValue(normalText(page.text.slice(whole.start, whole.end)), value, order)
  return isProven ? { isValid: true, ...whole } : { isValid: false, reason: 'CUT_VALUE' }
}

/** The quote where it was read; else where the page has it, as words of their own if it has it so anywhere. */
function placeOf(page: Page, quote: string, at: number | undefined): Stretch | null {
  const known = at !== undefined && quote.trim() !== '' && page.text.startsWith(quote, at)
  if (known) return { start: at, end: at + quote.length }
  return findQuote(page, quote, place => isUncut(page.text, place)) ?? findQuote(page, quote)
}
