import type { Citation } from '../../tools/marks.ts'
import type { Quotation, Statement } from '../documents/statement.ts'
import { CitedText } from './cited-text.ts'
import { asMarkdown } from './plain-text.ts'
import { valueWords } from './value-words.ts'

/** As many as an answer may have. */
const maxCitations = 60

/** Writes a short text with marks: an answer, or an e-mail. */
export class AnswerWriter {
  readonly #paragraphs: string[] = []
  readonly #cited = new CitedText(maxCitations)

  paragraph(...sentences: readonly (string | false | null | undefined)[]): this {
    const said = sentences.filter(Boolean).join(' ')
    if (said) this.#paragraphs.push(asMarkdown(said))
    return this
  }

  list(items: readonly string[]): this {
    if (items.length > 0) this.#paragraphs.push(items.map(item => `- ${asMarkdown(item)}`).join('\n'))
    return this
  }

  stated(statements: readonly Statement[]): string {
    return statements.map(one => `${valueWords(one)}${this.#cited.cite(one)}`).join(' and ')
  }

  mark(quotation: Quotation): string {
    return this.#cited.cite(quotation)
  }

  finish(): { text: string; citations: readonly Citation[] } {
    return { text: this.#paragraphs.join('\n\n'), citations: this.#cited.citations }
  }
}
