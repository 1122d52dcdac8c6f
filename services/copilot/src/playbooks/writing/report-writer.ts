import type { Citation } from '../../tools/marks.ts'
import type { Quotation, Statement } from '../documents/statement.ts'
import { CitedText } from './cited-text.ts'
import { asMarkdown, plainText } from './plain-text.ts'
import { valueWords } from './value-words.ts'

/** What the draft of a document takes. */
export interface Report {
  title: string
  markdown: string
  citations: Citation[]
}

const maxCitations = 900

/** Every report ends with this. */
const termsControl =
  'This is a summary of the documents and doesn’t change them: the terms, conditions and exclusions of the policy control.'

/** Writes a report block by block. Texts are plain; `stated` and `quoted` add marks. */
export class ReportWriter {
  readonly #blocks: string[] = []
  readonly #cited = new CitedText(maxCitations)

  heading(text: string): this {
    return this.#add(`## ${asMarkdown(text)}`)
  }

  paragraph(text: string): this {
    return this.#add(asMarkdown(text))
  }

  /** What nobody may overlook. */
  callout(kind: 'IMPORTANT' | 'WARNING', text: string): this {
    return this.#add(`> [!${kind}]\n> ${asMarkdown(text)}`)
  }

  list(items: readonly string[]): this {
    return items.length > 0 ? this.#add(items.map(item => `- ${asMarkdown(item)}`).join('\n')) : this
  }

  /** @param rows the first is the header */
  table([header = [], ...rows]: readonly (readonly string[])[]): this {
    const line = (cells: readonly string[]) => `| ${cells.map(asMarkdown).join(' | ')} |`
    if (rows.length === 0) return this
    return this.#add([line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n'))
  }

  /** Values with their marks: "$1,000,000 [3]", or both where a document contradicts itself. */
  stated(statements: readonly Statement[]): string {
    return statements.map(one => `${valueWords(one)}${this.#cited.cite(one)}`).join(' and ')
  }

  /** The words of a document, with their mark. */
  quoted(quotation: Quotation): string {
    return `“${plainText(quotation.quote)}”${this.#cited.cite(quotation)}`
  }

  finish(title: string): Report {
    this.heading('Terms').callout('IMPORTANT', termsControl)
    return { title: title.slice(0, 200), markdown: this.#blocks.join('\n\n'), citations: this.#cited.citations }
  }

  #add(block: string): this {
    this.#blocks.push(block)
    return this
  }
}
