import { pageTexts } from '../../search/index.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import type { Quotation } from '../documents/statement.ts'

const pagesAtOnce = 50
const maxQuote = 400

/** The rows, lines and sentences of documents that match, from every page that can be searched. */
export async function passagesMatching(documents: readonly CaseDocument[], pattern: RegExp): Promise<Quotation[]> {
  const found: Quotation[] = []
  for (const document of documents) {
    for (let after = 0; ; ) {
      const pages = await pageTexts(document.sourceId, { after, first: pagesAtOnce })
      for (const { number: page, text } of pages)
        found.push(...passagesIn(text, pattern).map(quote => ({ document, page, quote })))
      const last = pages.at(-1)
      if (!last || pages.length < pagesAtOnce) break
      after = last.number
    }
  }
  return found
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A table has a row a line; in text, a sentence or an entry of a list of forms is a passage. */
function passagesIn(text: string, pattern: RegExp): string[] {
  return text
    .split(/\n{2,}/)
    .flatMap(block => block.split(block.includes('\t') ? /\n/ : /(?<=[.;])\s+(?=[A-Z(])|\n(?=[A-Z]{2,4} ?\d{2})/))
    .filter(part => pattern.test(flat(part)))
    .map(part => (part.length <= maxQuote ? part : (part.split('\n').find(line => pattern.test(line)) ?? part)).trim())
    .filter(part => part !== '')
}
