import { abbreviations } from '../lexicon/abbreviations.ts'

/** A sentence of a text, as offsets in it, without the blanks around it. */
export interface Sentence {
  start: number
  /** Behind its last character. */
  end: number
}

const isBlank = (char: string | undefined): boolean => char !== undefined && char.trim() === ''
const isEnd = (char: string | undefined): boolean => char === '.' || char === '!' || char === '?'
/** Behind the full stop, and still of the sentence. */
const closing = new Set(['"', '”', '’', "'", ')', ']', '»'])
const opening = new Set(['"', '“', '‘', "'", '(', '[', '«'])
const isLower = (char: string | undefined): boolean =>
  char !== undefined && char === char.toLowerCase() && char !== char.toUpperCase()
const isUpper = (char: string | undefined): boolean =>
  char !== undefined && char === char.toUpperCase() && char !== char.toLowerCase()

/**
 * The sentences of a text, in their order. A line break ends one, unless `isFlowing`. The full stop of an abbreviation, an initial,
 * a number of a list or a time of day ends none. Linear in the length of the text.
 *
 * @param options.isFlowing lines are wrapped: only an empty line ends a sentence
 */
export function paperSentencesIn(text: string, { isFlowing = false }: { isFlowing?: boolean } = {}): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  const close = (end: number) => {
    let [from, to] = [start, end]
    while (from < to && isBlank(text[from])) from += 1
    while (to > from && isBlank(text[to - 1])) to -= 1
    if (to > from) sentences.push({ start: from, end: to })
    start = end
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\n') {
      if (!isFlowing || isEmptyLine(text, at + 1)) close(at)
      continue
    }
    if (!isEnd(char)) continue
    let end = at + 1
    while (isEnd(text[end])) end += 1
    while (closing.has(text[end] ?? '')) end += 1
    if (end < text.length && !isBlank(text[end])) {
      at = end - 1
      continue
    }
    if (isSentenceEnd(text, { start, stop: at, end })) close(end)
    at = end - 1
  }
  close(text.length)
  return sentences
}

/** Whether a line has nothing on it. @param at its first character */
function isEmptyLine(text: string, at: number): boolean {
  let next = at
  while (next < text.length && text[next] !== '\n' && isBlank(text[next])) next += 1
  return next >= text.length || text[next] === '\n'
}

/** Longer words are no abbreviations. */
const maxAbbreviation = 12

function isSentenceEnd(text: string, { start, stop, end }: { start: number; stop: number; end: number }): boolean {
  const following = nextWord(text, end)
  if (following === '') return true
  if (isLower(following[0])) return false
  if (text[stop] !== '.') return true
  // "Be 5. 12 days" and "Acme Co. 12 Main St" continue.
  if (isDigit(following[0])) return false
  const word = wordBefore(text, start, stop)
  const known = word.toLowerCase()
  const next = following.toLowerCase()
  if (abbreviations.timesOfDay.has(known)) return !abbreviations.afterTimes.has(next)
  if (abbreviations.beforeNames.has(known)) return false
  if (abbreviations.beforeNumbers.has(known) && isReference(following)) return false
  // "1. Notice", "a. Notice": the first of a line.
  if (word.length <= 3 && text.slice(start, stop).trim() === word && isNumbering(word)) return false
  // "J. Smith", "E.L. Each Accident", "U.S. Coast Guard"
  if (isInitials(word)) return false
  // "Harbor States Ins. Co."
  return !(
    abbreviations.anywhere.has(known) &&
    abbreviations.anywhere.has(next) &&
    text[end + 1 + following.length] === '.'
  )
}

const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'

/** "1", "12", "a" */
const isNumbering = (word: string): boolean => [...word].every(isDigit) || (word.length === 1 && isLower(word))

/** Capitals with full stops between them. */
const isInitials = (word: string): boolean =>
  word !== 'I' && word.split('.').every(part => part.length === 1 && isUpper(part))

/** "12", "A", "4-B", "IV": what a document numbers by. */
const isReference = (word: string): boolean =>
  /\d/.test(word[0] ?? '') || (word.length <= 3 && word === word.toUpperCase())

/** The word that ends before a full stop, with the full stops in it: "a.m", "Inc". */
function wordBefore(text: string, start: number, stop: number): string {
  let from = stop
  while (
    from > start &&
    stop - from <= maxAbbreviation &&
    !isBlank(text[from - 1]) &&
    !opening.has(text[from - 1] ?? '')
  )
    from -= 1
  return text.slice(from, stop)
}

/** The letters and digits that follow, behind blanks and what opens a quotation. */
function nextWord(text: string, end: number): string {
  let from = end
  while (from < text.length && (isBlank(text[from]) || opening.has(text[from] ?? ''))) from += 1
  let to = from
  while (to < text.length && to - from < 20 && !isBlank(text[to]) && !/[.,;:!?)\]”"]/.test(text[to] ?? '')) to += 1
  return text.slice(from, to) || (text[from] ?? '')
}

/**
 * The first whole sentences of a text that fit: a summary neither begins nor ends in the middle of one.
 *
 * @param max characters
 * @returns '' where not even the first one fits
 */
export function firstSentences(text: string, max: number, options: { isFlowing?: boolean } = {}): string {
  const sentences = paperSentencesIn(text, options)
  const [first] = sentences
  if (!first) return ''
  const last = sentences.findLast(({ end }) => end - first.start <= max)
  return last ? text.slice(first.start, last.end).replace(/\s+/g, ' ') : ''
}
