import { Parser } from 'htmlparser2'

const unseen = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
  'iframe',
  'select',
])
const blocks = new Set(
  'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
/** Paragraphs are apart from each other. */
const apart = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'])
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const isHidden = (style = '') => /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)

/** In characters: a newsletter has a fifth of it. */
const maxHtml = 1_000_000
/** Tags in tags. The parser looks through all that are open for each one that is closed. */
const maxDepth = 500
const maxQuotes = 10

/**
 * What people read of a mail in HTML, as plain text; what is quoted has `> ` before its lines. Nothing is fetched, and nothing
 * runs. It ends where more than 500 tags are open.
 */
export function textOfHtml(html: string): string {
  const lines = new Lines()
  let depth = 0
  const parser: Parser = new Parser(
    {
      onopentag: (name, { style }) => {
        lines.open(name, isHidden(style))
        depth += 1
        if (depth > maxDepth) parser.pause()
      },
      onclosetag: name => {
        lines.close(name)
        depth -= 1
      },
      ontext: text => lines.text(text),
    },
    { decodeEntities: true },
  )
  parser.write(html.slice(0, maxHtml))
  if (depth <= maxDepth) parser.end()
  return lines.finished()
}

class Lines {
  readonly #lines: string[] = []
  readonly #line = new Line()
  #quotes = 0
  /** How deep the parser is in what people don't see. */
  #unseen = 0
  #preformatted = 0

  open(name: string, isHiddenTag: boolean) {
    if (this.#unseen > 0 || unseen.has(name) || isHiddenTag) {
      if (!voids.test(name)) this.#unseen += 1
      return
    }
    if (name === 'br') return this.#end(true)
    if (blocks.has(name)) this.#end()
    if (apart.has(name)) this.#space()
    if (name === 'blockquote') this.#quotes += 1
    if (name === 'pre') this.#preformatted += 1
    if (name === 'li') this.#line.add('- ')
    if (name === 'hr') this.#line.add('________')
    if (name === 'td' || name === 'th') this.#line.addCell()
  }

  close(name: string) {
    if (this.#unseen > 0) {
      if (!voids.test(name)) this.#unseen -= 1
      return
    }
    if (!blocks.has(name)) return
    this.#end()
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1)
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1)
    if (apart.has(name)) this.#space()
  }

  text(text: string) {
    if (this.#unseen > 0) return
    if (this.#preformatted > 0) {
      for (const [place, typed] of text.split(/\r?\n/).entries()) {
        if (place > 0) this.#end(true)
        this.#line.add(typed)
      }
      return
    }
    const words = text.replace(/\s+/g, ' ')
    this.#line.add(this.#line.isOpen ? words : words.replace(/^ /, ''))
  }

  finished(): string {
    this.#end()
    while (/^[> ]*$/.test(this.#lines.at(-1) ?? 'none')) this.#lines.pop()
    return this.#lines.join('\n').trim()
  }

  /** @param isBreak whether an empty line was meant */
  #end(isBreak = false) {
    const line = this.#line.take()
    if (line !== '') this.#lines.push(this.#quote() + line)
    else if (isBreak) this.#space(true)
  }

  /** One empty line at most, but for those that someone typed. */
  #space(isTyped = false) {
    const empty = this.#quote().trimEnd()
    const last = this.#lines.at(-1)
    if (last === undefined || (last === empty && !isTyped)) return
    if (last === empty && this.#lines.at(-2) === empty) return
    this.#lines.push(empty)
  }

  #quote = () => '> '.repeat(Math.min(this.#quotes, maxQuotes))
}

/** A line that grows: what is added is looked at, never all that is there. */
class Line {
  #parts: string[] = []

  /** Whether it ends in a word. */
  get isOpen(): boolean {
    return /\S/.test(this.#parts.at(-1)?.slice(-1) ?? '')
  }

  add(text: string) {
    if (text) this.#parts.push(text)
  }

  /** Begins the next cell of a row; in front of the first word there is none. */
  addCell() {
    while (this.#parts.at(-1)?.trim() === '') this.#parts.pop()
    const last = this.#parts.pop()
    if (last) this.#parts.push(`${last.trimEnd()}  `)
  }

  /** The whole line; the next one is empty. */
  take(): string {
    const line = this.#parts.join('').trimEnd()
    this.#parts = []
    return line
  }
}
