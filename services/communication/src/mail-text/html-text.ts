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

/** In characters: a newsletter has a tenth of it. */
const maxHtml = 2_000_000
const maxQuotes = 10

/** What people read of a mail in HTML, as plain text; what is quoted has `> ` before its lines. Nothing is fetched, and nothing runs. */
export function textOfHtml(html: string): string {
  const lines = new Lines()
  const parser = new Parser(
    {
      onopentag: (name, { style }) => lines.open(name, isHidden(style)),
      onclosetag: name => lines.close(name),
      ontext: text => lines.text(text),
    },
    { decodeEntities: true },
  )
  parser.write(html.slice(0, maxHtml))
  parser.end()
  return lines.finished()
}

class Lines {
  readonly #lines: string[] = []
  #line = ''
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
    if (name === 'li') this.#line = '- '
    if (name === 'hr') this.#line = '________'
    if (name === 'td' || name === 'th') this.#line = this.#line.trim() ? `${this.#line.trimEnd()}  ` : ''
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
      const [first = '', ...others] = text.split(/\r?\n/)
      this.#line += first
      for (const other of others) {
        this.#end(true)
        this.#line = other
      }
      return
    }
    const words = text.replace(/[\s\u00a0]+/g, ' ')
    this.#line += this.#line === '' || this.#line.endsWith(' ') ? words.replace(/^ /, '') : words
  }

  finished(): string {
    this.#end()
    while (/^[> ]*$/.test(this.#lines.at(-1) ?? 'none')) this.#lines.pop()
    return this.#lines.join('\n').trim()
  }

  /** @param isBreak whether an empty line was meant */
  #end(isBreak = false) {
    const line = this.#line.trimEnd()
    this.#line = ''
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
