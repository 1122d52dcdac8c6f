import type { ReadPassage } from '../conversation/tool-answers.ts'

/** Whether a question asks for yes or no. */
export const isWhether = (question: string): boolean =>
  /^\W*(?:is|are|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have)\b|\b(?:ok|okay|allowed|eligible|acceptable)\b/i.test(
    question,
  )

/** What has such a word says by itself whether. */
const says =
  /\b(?:is|are|was|were|may|must|can|could|will|would|shall|does|do|needs?|requires?d?|includ\w+|exclud\w+|covers?|covered|not|never|only|we|available|referred)\b|n['’]t\b|['’]re\b/i
const maxQuote = 500

/** An item of a list answers only with what it is a list of: "Not eligible", then the item and those before it. */
export function withHeading(quote: string, { text, heading }: ReadPassage): string {
  const title = heading?.split(' > ').at(-1)?.trim()
  const place = text.indexOf(quote)
  if (!title || says.test(quote) || quote.includes('\t') || place < 0) return quote
  const start = text.lastIndexOf(title, place)
  const whole = start < 0 ? '' : text.slice(start, place + quote.length)
  return start >= 0 && whole.length <= maxQuote && !whole.includes('\t') ? whole : quote
}
