import type { Citation } from '../../tools/marks.ts'
import { pageAddress } from '../../tools/passages/page-address.ts'
import type { Quotation } from '../documents/statement.ts'
import { closeMark, openMark } from './plain-text.ts'

const maxQuote = 1_000

/** Numbers what a text cites: the same quote has the same mark. */
export class CitedText {
  readonly citations: Citation[] = []
  readonly #marks = new Map<string, number>()
  readonly #max: number

  /** @param max so many citations the text may have; what comes later has no mark */
  constructor(max: number) {
    this.#max = max
  }

  /** The mark of a quote, to stand behind what it proves; empty where the text has no room for another one. */
  cite({ document, page, quote }: Quotation): string {
    const passageId = pageAddress(document.sourceId, page)
    const key = `${passageId} ${quote}`
    const known = this.#marks.get(key)
    if (known) return markOf(known)
    if (this.citations.length >= this.#max) return ''
    const mark = this.citations.length + 1
    this.#marks.set(key, mark)
    this.citations.push({ mark, passageId, quote: quote.slice(0, maxQuote) })
    return markOf(mark)
  }
}

const markOf = (mark: number) => ` ${openMark}${mark}${closeMark}`
