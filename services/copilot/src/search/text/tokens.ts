import { dateTermsIn, numberTermsIn, type Span } from '@coverdesk/coverage/read'
import { fold } from '@coverdesk/kit'
import { formNumbersIn } from './form-numbers.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'

/** A word, number, date or form number of a text. */
export interface Token extends Span {
  /** Counts words, those that aren't tokens too: neighbors differ by one. */
  position: number
  /** In lower case, as it was written; empty for numbers, dates and forms. */
  word: string
}

/** Hyphens, slashes, ampersands and apostrophes join: E&O, non-owned, GL-0042-1183, O'Brien. */
const compound = /[\p{L}\p{N}]+(?:(?:['’&]|[-‐‑/.](?=[\p{L}\p{N}]))[\p{L}\p{N}]+)*/gu
const part = /[\p{L}\p{N}]+/gu
/** What is longer is no word. */
const longest = 48

/** The tokens of a text in its order. */
export function tokensOf(text: string): Token[] {
  const special = withoutOverlaps([...dateTermsIn(text), ...formNumbersIn(text), ...numberTermsIn(text)])
  const tokens: Token[] = []
  let position = 0
  let from = 0
  for (const span of special) {
    position = addWords(tokens, text, from, span.start, position) + 1
    tokens.push({ ...span, position, word: '' })
    from = span.end
  }
  addWords(tokens, text, from, text.length, position)
  return tokens
}

/** What comes first in the list is the better reading: 3/1/2027 is a date, not three numbers. */
function withoutOverlaps(spans: Span[]): Span[] {
  const kept: Span[] = []
  let sorted: Span[] = []
  for (const span of spans) {
    if (!overlaps(sorted, span)) {
      kept.push(span)
      sorted = insertSorted(sorted, span)
    }
  }
  return sorted
}

function overlaps(sorted: Span[], { start, end }: Span): boolean {
  const place = placeOf(sorted, start)
  const [before, after] = [sorted[place - 1], sorted[place]]
  return (before !== undefined && before.end > start) || (after !== undefined && after.start < end)
}

function insertSorted(sorted: Span[], span: Span): Span[] {
  sorted.splice(placeOf(sorted, span.start), 0, span)
  return sorted
}

function placeOf(sorted: Span[], start: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as Span).start < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Adds the words of a stretch. @returns the position of its last word */
function addWords(tokens: Token[], text: string, from: number, to: number, before: number): number {
  let position = before
  const add = (start: number, written: string, whole?: string) => {
    position += 1
    const word = folded(written)
    // D&O isn't "do".
    if (word === '' || word.length > longest || (stopWords.has(word) && isPlain.test(written))) return
    const terms = whole && whole.length <= longest ? [stem(word), whole] : [stem(word)]
    tokens.push({ start, end: start + written.length, terms, word, position })
  }
  for (const match of text.slice(from, to).matchAll(compound)) {
    const [written] = match
    const start = from + match.index
    if (isPlain.test(written) || isOneWord.test(written)) {
      add(start, written)
      continue
    }
    const whole = folded(written.replace(/[^\p{L}\p{N}]/gu, ''))
    const parts = [...written.matchAll(part)]
    for (const one of parts) add(start + one.index, one[0], parts.length > 1 ? whole : undefined)
  }
  return position
}

const isPlain = /^[A-Za-z0-9]+$/
/** O'Brien, insured's, E&O, D&O, P&NC: no one looks for their parts. */
const isOneWord = /^\p{L}+(?:['’]\p{L}+|&\p{L}{1,2})+$/u

const folded = (word: string) => (isPlain.test(word) ? word.toLowerCase() : fold(word).replaceAll(' ', ''))
