/** A part of a text, in UTF-16 units; the end is not in it. */
export interface TextRange {
  start: number
  end: number
}

/** A text as it is compared, and where each of its characters was. */
export interface FoldedText {
  text: string
  /** The place in the text itself, one for each UTF-16 unit. */
  at: Uint32Array
}

/** Stands where a word may have been divided at the end of a line. */
const division = '\u0001'

const dividedWord = /[-\u2010]\s*\n\s*(?=\p{L})/uy
const spaces = /\s+/y
const plain = /[!-~]/
const sameSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '\u00ad': '',
}

/**
 * A text without what people don't type: case, accents, curly quotes, line breaks, and hyphens that only divide a word at the
 * end of a line.
 */
export function foldText(raw: string): FoldedText {
  const parts: string[] = []
  const at: number[] = []
  const put = (part: string, from: number) => {
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) at.push(from)
  }
  for (let place = 0; place < raw.length; ) {
    const sign = String.fromCodePoint(raw.codePointAt(place) ?? 0)
    const end = endOf(dividedWord, raw, place) ?? endOf(spaces, raw, place)
    if (end === undefined) put(folded(sign), place)
    else put(/\s/.test(sign) ? ' ' : division, place)
    place = end ?? place + sign.length
  }
  return { text: parts.join(''), at: Uint32Array.from(at) }
}

function endOf(pattern: RegExp, raw: string, place: number): number | undefined {
  pattern.lastIndex = place
  return pattern.test(raw) ? pattern.lastIndex : undefined
}

function folded(sign: string): string {
  if (plain.test(sign)) return sign.toLowerCase()
  return sameSigns[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Where the words of a query stand in a text, also across line breaks and in divided words.
 *
 * @param raw the text that was folded: what is found are places in it
 * @param max how many at most
 */
export function findText(raw: string, { text, at }: FoldedText, query: string, max: number): TextRange[] {
  const pattern = patternOf(query)
  const found: TextRange[] = []
  if (!pattern) return found
  for (const match of text.matchAll(pattern)) {
    if (found.length === max) break
    const last = at[match.index + match[0].length - 1] ?? 0
    found.push({ start: at[match.index] ?? 0, end: afterSign(raw, last) })
  }
  return found
}

function patternOf(query: string): RegExp | undefined {
  const wanted = foldText(query.trim()).text
  if (wanted === '') return undefined
  const signs = Array.from(wanted, sign => (sign === '-' ? `[-${division}]` : escaped(sign)))
  return new RegExp(signs.join(`${division}?`), 'gu')
}

/** Behind a character and the accents that are written after it. */
function afterSign(raw: string, place: number): number {
  let end = place + ((raw.codePointAt(place) ?? 0) > 0xffff ? 2 : 1)
  while (/\p{M}/u.test(raw[end] ?? '')) end++
  return end
}

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
