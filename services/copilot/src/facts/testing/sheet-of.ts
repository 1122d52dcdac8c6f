import type { Block, Page, Word } from '../../reading/page.ts'

const lineHeight = 0.018
const letter = 0.0085
const left = 0.08

/** Options of a made-up page. */
interface SheetOptions {
  number?: number
  /** Where the cells of rows begin, as fractions of the width; by default they share it. */
  columns?: readonly number[]
  /** Office documents and mails have no places. */
  hasPlaces?: boolean
}

/**
 * A page as its reader would make it, from a simple notation: `# Heading`, `- item`, `| cell | cell` (rows that follow each other are a
 * table), `_ footer`; other lines that follow each other are a paragraph, and an empty line ends it. Words stand where people would
 * see them: below and beside each other.
 */
export function sheetOf(notation: string, { number = 1, columns, hasPlaces = true }: SheetOptions = {}): Page {
  const writer = new SheetWriter(columns, hasPlaces)
  for (const line of notation.split('\n').map(written => written.trim())) writer.write(line)
  const { text, words, blocks } = writer
  return { number, label: null, size: { width: 612, height: 792 }, method: 'TEXT_LAYER', text, words, blocks }
}

class SheetWriter {
  text = ''
  readonly words: Word[] = []
  readonly blocks: Block[] = []
  #y = 0.05
  #table = 0
  #last = ''

  constructor(
    private readonly columns: readonly number[] | undefined,
    private readonly hasPlaces: boolean,
  ) {}

  write(line: string) {
    const [, mark = '', rest = ''] = /^(#{1,6}|[-|_](?=\s))?\s*(.*)$/.exec(line) ?? []
    if (mark === '|') this.#writeRow(rest)
    else if (rest !== '') this.#writeLine(mark, rest)
    this.#last = mark === '' && rest !== '' ? 'PARAGRAPH' : mark
    this.#y += rest === '' ? lineHeight / 2 : lineHeight
  }

  #writeRow(rest: string) {
    if (this.#last !== '|') this.#table += 1
    const cells = rest.split('|').map(cell => cell.trim())
    const start = this.#begin(this.#last === '|' ? '\n' : '\n\n')
    const places = cells.map((cell, at) => {
      if (at > 0) this.text += '\t'
      return this.#writeWords(cell, this.columns?.[at] ?? left + (at * 0.84) / cells.length)
    })
    this.blocks.push({ kind: 'TABLE_ROW', start, end: this.text.length, cells: places, table: this.#table })
  }

  #writeLine(mark: string, rest: string) {
    const last = this.blocks.at(-1)
    const goesOn = mark === '' && this.#last === 'PARAGRAPH' && last?.kind === 'PARAGRAPH'
    const start = this.#begin(goesOn ? '\n' : '\n\n')
    this.#writeWords(rest, left)
    if (goesOn && last) last.end = this.text.length
    else if (mark.startsWith('#'))
      this.blocks.push({ kind: 'HEADING', level: mark.length, start, end: this.text.length })
    else
      this.blocks.push({
        kind: mark === '-' ? 'LIST_ITEM' : mark === '_' ? 'FOOTER' : 'PARAGRAPH',
        start,
        end: this.text.length,
      })
  }

  #begin(separator: string): number {
    if (this.text !== '') this.text += separator
    return this.text.length
  }

  #writeWords(written: string, x: number) {
    const start = this.text.length
    for (const { index, 0: word } of written.matchAll(/\S+/g)) {
      const box = { x: x + index * letter, y: this.#y, width: word.length * letter, height: lineHeight * 0.7 }
      this.words.push({ text: word, offset: start + index, box: this.hasPlaces ? box : null, confidence: 1 })
    }
    this.text += written
    return { start, end: this.text.length }
  }
}
