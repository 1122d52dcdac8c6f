import { type Word, wordsIn } from '../lexicon/find-concepts.ts'
import { genericParties, linkingWords, nameEndings } from '../lexicon/parties.ts'
import { type FoundAddress, segmentsOf, usAddressesIn } from './address.ts'

const linking: ReadonlySet<string> = new Set(linkingWords)
const endings: ReadonlySet<string> = new Set(nameEndings)
const generic: ReadonlySet<string> = new Set(genericParties)
/** Capitals that begin a sentence, and no name. */
const verbs: ReadonlySet<string> = new Set([
  ...[
    'name',
    'add',
    'list',
    'include',
    'put',
    'make',
    'have',
    'please',
    'naming',
    'adding',
    'send',
    'issue',
    'need',
    'needs',
    'holder',
    'insured',
    'lender',
    'stick',
  ],
])
/** Capitals that may follow a name, and don't belong to it. */
const afterwards: ReadonlySet<string> = new Set([
  ...[
    'asap',
    'eod',
    'please',
    'pls',
    'thanks',
    'thank',
    'thx',
    'by',
    'attn',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ],
  ...['today', 'tomorrow', 'i', 'we', 'they', 'it', 'he', 'she', 'ai', 'coi', 'gl', 'wc'],
])
/** Papers, which are no part of the name that follows them. */
const papers: ReadonlySet<string> = new Set([
  'coi',
  'cois',
  'eoi',
  'cert',
  'certs',
  'certificate',
  'certificates',
  'acord',
  'evidence',
  'proof',
  'insurance',
])
const fillers: ReadonlySet<string> = new Set([
  'uh',
  'um',
  'umm',
  'er',
  'hang on',
  'hold on',
  'let me see',
  'okay',
  'ok',
  'yeah',
  'yes',
  'sure',
  'well',
  'so',
  'hmm',
])
const shortened: ReadonlySet<string> = new Set([
  'inc',
  'co',
  'corp',
  'ltd',
  'st',
  'mt',
  'ft',
  'bros',
  'dept',
  'assn',
  'l.l.c',
  'n.a',
  'p.c',
  'l.p',
  'intl',
  'no',
])
const maxWords = 16

const isCapital = ({ text }: Word) => /^(?:\p{Lu}|\d+[\p{Lu}/]|\d+(?:st|nd|rd|th)$)/u.test(text)

/** Whether two words follow one another within a name: by a space, or after "Inc.". */
function isJoined(text: string, one: Word, other: Word): boolean {
  const gap = text.slice(one.end, other.start)
  if (/^[ \t\u00a0]+$/.test(gap) || gap === ' & ' || gap === ' + ') return true
  if (/^\.[ \t]+$/.test(gap)) return shortened.has(one.folded) || one.text.length === 1
  return /^\.?,?[ \t\n]+$/.test(gap) && endings.has(other.folded.replace(/\.$/, ''))
}

/** What stands in a text from one word to another, with the period that belongs to the last one. */
function textOf(text: string, words: readonly Word[]): string | null {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return null
  const period = text[last.end] === '.' && shortened.has(last.folded) ? 1 : 0
  return text.slice(first.start, last.end + period).replace(/\s+/g, ' ')
}

function trimmed(words: readonly Word[]): Word[] {
  let [from, to] = [0, words.length]
  const word = (at: number) => words[at] as Word
  while (from < to && (linking.has(word(from).folded) || verbs.has(word(from).folded))) from++
  while (to > from && (linking.has(word(to - 1).folded) || afterwards.has(word(to - 1).folded))) to--
  return words.slice(from, to)
}

const saysSomething = (words: readonly Word[]) =>
  words.some(({ folded }) => !generic.has(folded) && !linking.has(folded))

/** @returns null where the words are no name: none, or all of them general */
function named(text: string, words: readonly Word[]): string | null {
  const own = trimmed(words)
  return own.length > 0 && own.length <= maxWords && saysSomething(own) ? textOf(text, own) : null
}

/** The name that begins at or closely after a place: "the City of San Jose as holder" → "City of San Jose". */
export function nameAfter(text: string, from: number): string | null {
  const rest = text.slice(from, from + 300)
  const words = wordsIn(rest)
  const lead = rest.slice(0, words[0]?.start ?? 0)
  if (!/^[\s:"“‘'(–—-]*$/.test(lead)) return null
  const own: Word[] = []
  for (const [place, word] of words.entries()) {
    const before = own.at(-1)
    if (before && !isJoined(rest, before, word)) break
    const next = [words[place + 1], words[place + 2]]
    const goesOn =
      linking.has(word.folded) &&
      next.some((one, at) => one && isCapital(one) && (at === 0 || linking.has(words[place + 1]?.folded ?? '')))
    if (afterwards.has(word.folded) && own.length > 0) break
    if (isCapital(word) || goesOn) own.push(word)
    else break
  }
  return named(rest, own)
}

/** The name that ends at a place: "Please name the City of San Jose" → "City of San Jose". */
export function nameBefore(text: string, to: number): string | null {
  const start = Math.max(0, to - 300)
  const rest = text.slice(start, to)
  const words = wordsIn(rest)
  const last = words.at(-1)
  if (!last || !/^\.?[\s,"”’')]*$/.test(rest.slice(last.end))) return null
  const own: Word[] = []
  for (let place = words.length - 1; place >= 0; place--) {
    const word = words[place] as Word
    const after = own[0]
    if (after && !isJoined(rest, word, after)) break
    if (papers.has(word.folded) && linking.has(after?.folded ?? '')) break
    const goesOn = linking.has(word.folded) && own.length > 0
    if (isCapital(word) || goesOn || (own.length === 0 && endings.has(word.folded))) own.unshift(word)
    else break
  }
  return named(rest, own)
}

/** A line that is a name by itself, as in the block of an address; with what it says of a second party. */
export function nameOfLine(line: string): string | null {
  const plain = line.trim().replace(/[,;:]+$/, '')
  const words = wordsIn(plain)
  const [first] = words
  if (!first || first.start > 1 || !isCapital(first) || words.length > maxWords || line.trim().endsWith(':'))
    return null
  if (/[!?]|\.\s+\p{Lu}/u.test(plain) || words.filter(isCapital).length < words.length / 2) return null
  return saysSomething(words) ? plain.replace(/\s+/g, ' ') : null
}

/** A party and its address, as they stand beside each other. */
export interface NamedAddress {
  name: string
  address: FoundAddress
  /** Where the name begins, and the address ends. */
  start: number
  end: number
  /** Whether the name has a line of its own. */
  isBlock: boolean
}

/** Parties with their addresses: a name on the line above, or before the comma. */
export function namedAddressesIn(text: string): NamedAddress[] {
  return usAddressesIn(text).flatMap(address => {
    const found = nameAbove(text, address.start)
    return found ? [{ ...found, address, end: address.end }] : []
  })
}

/** In characters: so far above an address its party stands. */
const maxAbove = 400

function nameAbove(text: string, to: number): Pick<NamedAddress, 'isBlock' | 'name' | 'start'> | null {
  const from = Math.max(0, to - maxAbove)
  const head = text.slice(from, to)
  const segments = segmentsOf(head)
  while (segments.length > 0 && fillers.has(segments.at(-1)?.text.toLowerCase().replace(/[.:]$/, '') ?? ''))
    segments.pop()
  const last = segments.at(-1)
  if (!last || !/^[\s,.:–—-]*(?:\p{L}{1,4}[\s,.]*)?$/u.test(head.slice(last.end))) return null
  // What belongs to a name after its comma: "…, Inc.", "…, N.A., ISAOA", also on a line of its own.
  let place = segments.length - 1
  while (place > 0 && isEnding(segments[place]?.text ?? '')) place -= 1
  const first = segments[place]
  if (!first) return null
  const lineStart = head.lastIndexOf('\n', first.start - 1) + 1
  const whole = head.slice(lineStart, last.end).replace(/\s+/g, ' ')
  const isOwnLine = head.slice(last.end).includes('\n') && !/\n\s*\n/.test(head.slice(last.end))
  const line = isOwnLine ? nameOfLine(whole) : null
  if (line) return { name: line, start: from + lineStart, isBlock: true }
  const name = nameBefore(head, last.end)
  return name
    ? { name, start: from + Math.max(0, head.lastIndexOf(name.split(' ')[0] ?? '', last.end)), isBlock: false }
    : null
}

const isEnding = (segment: string) =>
  segment.split(/[ /]/).every(word => endings.has(word.toLowerCase().replace(/\.$/, '')))
