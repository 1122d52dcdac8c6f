import { type Draft, linesOf, wordsOf } from '../../compose/draft.ts'
import type { XmlListener } from '../parts/parse-xml.ts'
import type { Numbering } from './numbering.ts'
import type { ParagraphStyle } from './styles.ts'

/** What isn't part of the text: what was deleted, what fields are made of, and what another program would show instead. */
const unseen = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'rPrChange', 'pPrChange', 'tblPrChange'])

interface Paragraph {
  text: string
  style: string
  list: { id: string; level: number } | null
  level: number | null
}

const newParagraph = (): Paragraph => ({ text: '', style: '', list: null, level: null })

/** Turns the XML of a document, a header or a footer into blocks, page by page as Word divided it. */
export class DocumentBlocks implements XmlListener {
  readonly pages: Draft[][] = [[]]
  /** A paragraph can hold a text box, which has paragraphs. */
  readonly #paragraphs: Paragraph[] = []
  /** Of the outermost table: tables in its cells are text. */
  #row: string[] | null = null
  #cell: string[] = []
  #tableDepth = 0
  #tables = 0
  #unseen = 0
  #isText = false
  #isHidden = false

  constructor(
    private readonly styles: ReadonlyMap<string, ParagraphStyle>,
    private readonly numbering: Numbering,
  ) {}

  open(name: string, attributes: Record<string, string>) {
    if (this.#unseen > 0 || unseen.has(name)) {
      this.#unseen += 1
      return
    }
    this.#openTable(name)
    const paragraph = this.#paragraphs.at(-1)
    if (name === 'p') this.#paragraphs.push(newParagraph())
    else if (name === 't') this.#isText = true
    else if (name === 'r') this.#isHidden = false
    else if (name === 'vanish') this.#isHidden = attributes['val'] !== '0' && attributes['val'] !== 'false'
    else if (name === 'lastRenderedPageBreak') this.#breakPage()
    else if (name === 'br' && attributes['type'] === 'page') this.#breakPage()
    else if (paragraph) describe(paragraph, name, attributes)
  }

  close(name: string) {
    if (this.#unseen > 0) {
      this.#unseen -= 1
      return
    }
    if (name === 't') this.#isText = false
    if (name === 'r') this.#isHidden = false
    if (name === 'p') this.#endParagraph(this.#paragraphs.pop())
    this.#closeTable(name)
  }

  text(text: string) {
    const paragraph = this.#paragraphs.at(-1)
    if (this.#isText && !this.#isHidden && this.#unseen === 0 && paragraph) paragraph.text += text
  }

  #openTable(name: string) {
    if (name === 'tbl') {
      if (this.#tableDepth === 0) this.#tables += 1
      this.#tableDepth += 1
    }
    if (this.#tableDepth !== 1) return
    if (name === 'tr') this.#row = []
    if (name === 'tc') this.#cell = []
  }

  #closeTable(name: string) {
    if (this.#tableDepth === 1 && name === 'tc') this.#row?.push(this.#cell.join('\n'))
    if (this.#tableDepth === 1 && name === 'tr') {
      const cells = (this.#row ?? []).map(wordsOf)
      this.#row = null
      if (cells.some(cell => cell.length > 0)) this.#push({ kind: 'TABLE_ROW', table: this.#tables, cells })
    }
    if (name === 'tbl') this.#tableDepth -= 1
  }

  #endParagraph(paragraph: Paragraph | undefined) {
    if (!paragraph) return
    const style = this.styles.get(paragraph.style)
    const list = paragraph.list ?? style?.list
    const mark = list && paragraph.text.trim() ? this.numbering.next(list.id, list.level) : ''
    const text = mark ? `${mark} ${paragraph.text}` : paragraph.text
    if (this.#tableDepth > 0) {
      if (text.trim()) this.#cell.push(text)
      return
    }
    const lines = linesOf(text)
    if (lines.length === 0) return
    const level = paragraph.level ?? style?.level
    if (level) this.#push({ kind: 'HEADING', level, lines })
    else this.#push({ kind: mark ? 'LIST_ITEM' : 'PARAGRAPH', lines })
  }

  /** What a paragraph had before the break stays on the page before. */
  #breakPage() {
    const [paragraph] = this.#paragraphs
    if (this.#tableDepth === 0 && paragraph && this.#paragraphs.length === 1 && paragraph.text.trim()) {
      this.#endParagraph({ ...paragraph })
      Object.assign(paragraph, { text: '', list: { id: '0', level: 0 } })
    }
    if (this.pages.at(-1)?.length) this.pages.push([])
  }

  #push(draft: Draft) {
    this.pages.at(-1)?.push(draft)
  }
}

/** Characters that have an element of their own, and what is said of the paragraph. */
function describe(paragraph: Paragraph, name: string, { val = '', char = '' }: Record<string, string>) {
  if (name === 'tab' && !val) paragraph.text += '\t'
  else if (name === 'br' || name === 'cr') paragraph.text += '\n'
  else if (name === 'noBreakHyphen') paragraph.text += '-'
  else if (name === 'sym') paragraph.text += symbols[char.toUpperCase()] ?? ''
  else if (name === 'pStyle') paragraph.style = val
  else if (name === 'outlineLvl' && Number(val) < 6) paragraph.level = Number(val) + 1
  else if (name === 'ilvl') paragraph.list = { id: paragraph.list?.id ?? '', level: Number(val) }
  else if (name === 'numId') paragraph.list = { id: val, level: paragraph.list?.level ?? 0 }
  else if (name === 'checkBox') paragraph.text += '☐'
  else if ((name === 'checked' || name === 'default') && val !== '0' && val !== 'false') {
    // Of a check box in a form; `default` is also what a text field begins with.
    if (paragraph.text.endsWith('☐')) paragraph.text = `${paragraph.text.slice(0, -1)}☒`
  }
}

/** Check marks of Wingdings. */
const symbols: Record<string, string> = { F0FE: '☒', F0FD: '☒', F0A8: '☐', F06F: '☐', F0FC: '✓', F0B7: '•' }
