import { Parser } from 'htmlparser2'
import { type Draft, linesOf, wordsOf } from '../compose/draft.ts'

const unseen = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg', 'object', 'iframe', 'select'])
const inLine = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const isHidden = (style = '') => /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)

/** What people see of a page or a mail in HTML. Nothing is fetched, and nothing runs. */
export function htmlBlocks(html: string): Draft[] {
  const blocks = new HtmlBlocks()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => blocks.open(name, attributes),
      onclosetag: name => blocks.close(name),
      ontext: text => blocks.text(text),
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return blocks.finished()
}

class HtmlBlocks {
  readonly #drafts: Draft[] = []
  #text = ''
  #kind: 'PARAGRAPH' | 'LIST_ITEM' | number = 'PARAGRAPH'
  /** How deep the parser is in what people don't see. */
  #unseen = 0
  #isPreformatted = false
  #tables = 0
  /** Of the innermost table: pages are laid out by tables in tables. */
  readonly #open: { table: number; cells: string[] }[] = []

  open(name: string, { style }: Record<string, string>) {
    if (this.#unseen > 0 || unseen.has(name) || isHidden(style)) {
      if (!isVoid(name)) this.#unseen += 1
      return
    }
    if (name === 'br') this.#text += '\n'
    if (inLine.has(name) || name === 'br') return
    if (name === 'table') {
      this.#end()
      this.#tables += 1
      this.#open.push({ table: this.#tables, cells: [] })
    } else if (this.#open.length === 0) this.#end()
    if (name === 'li') this.#begin('LIST_ITEM', '• ')
    else if (/^h[1-6]$/.test(name)) this.#begin(Number(name[1]), '')
    if (name === 'pre') this.#isPreformatted = true
  }

  close(name: string) {
    if (this.#unseen > 0) {
      if (!isVoid(name)) this.#unseen -= 1
      return
    }
    if (inLine.has(name) || name === 'br') return
    const table = this.#open.at(-1)
    if (name === 'pre') this.#isPreformatted = false
    if (table && (name === 'td' || name === 'th')) {
      table.cells.push(this.#text)
      this.#text = ''
    } else if (table && name === 'tr') this.#endRow(table)
    else if (name === 'table') {
      if (table) this.#endRow(table)
      this.#open.pop()
    } else if (!table) this.#end()
    else this.#text += '\n'
  }

  text(text: string) {
    if (this.#unseen > 0) return
    this.#text += this.#isPreformatted ? text : text.replace(/[^\S\u00a0]+/g, ' ')
  }

  finished(): Draft[] {
    this.#end()
    return this.#drafts
  }

  #begin(kind: 'LIST_ITEM' | number, mark: string) {
    if (this.#open.length > 0) return
    this.#kind = kind
    this.#text = mark
  }

  #endRow(row: { table: number; cells: string[] }) {
    const cells = row.cells.splice(0)
    const filled = cells.filter(cell => cell.trim() !== '')
    // A table with one cell is only there for the layout.
    if (filled.length > 1) this.#drafts.push({ kind: 'TABLE_ROW', table: row.table, cells: cells.map(wordsOf) })
    else this.#push('PARAGRAPH', filled.join(''))
  }

  #end() {
    this.#push(this.#kind, this.#text)
    this.#kind = 'PARAGRAPH'
    this.#text = ''
  }

  #push(kind: 'PARAGRAPH' | 'LIST_ITEM' | number, text: string) {
    const lines = linesOf(text)
    if (lines.length === 0) return
    this.#drafts.push(typeof kind === 'number' ? { kind: 'HEADING', level: kind, lines } : { kind, lines })
  }
}

const isVoid = (name: string) => /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name)
