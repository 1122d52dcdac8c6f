import type { Quote } from './best-quotes.ts'
import { asText } from './markdown.ts'

interface Citation {
  mark: number
  passageId: string
  quote: string
}

/** Numbers quotes in the order in which an answer uses them. */
export class Citations {
  readonly #citations: Citation[] = []
  readonly #saysWhose: boolean

  /** @param saysWhose the documents are of several carriers */
  constructor(saysWhose = false) {
    this.#saysWhose = saysWhose
  }

  get all(): Citation[] {
    return this.#citations
  }

  /** A quote with its place and its mark, as Markdown. */
  cite({ passage: { passageId, name, page, carrier }, text: quote }: Quote): string {
    const known = this.#citations.find(one => one.passageId === passageId && one.quote === quote)
    const mark = known?.mark ?? this.#citations.length + 1
    if (!known) this.#citations.push({ mark, passageId, quote })
    const whose = this.#saysWhose && carrier ? `${asText(carrier)}, ` : ''
    return `“${asText(quote)}” [${mark}] (${whose}${asText(name)}, page ${page})`
  }
}
