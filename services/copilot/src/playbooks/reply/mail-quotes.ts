import type { Quotation } from '../documents/statement.ts'
import type { QuotableMail } from './reply-case.ts'

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const maxQuote = 400

/** Where a mail says these words; the latest one counts. Null: none does. */
export function quoteIn(mails: readonly QuotableMail[], words: string): Quotation | null {
  const wanted = spaced(words)
  const found = wanted ? mails.findLast(({ content }) => spaced(content).includes(wanted)) : undefined
  return found ? { document: found.document, page: 1, quote: wanted.slice(0, maxQuote) } : null
}
