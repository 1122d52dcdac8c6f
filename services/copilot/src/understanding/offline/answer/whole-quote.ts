import { subjectsOf } from '../question/wording.ts'
import { isAboutItself, type Quote } from './best-quotes.ts'
import { expectedValue } from './expected-value.ts'
import { wordsOf } from './passage-sentences.ts'
import { isColumnNames, isItem, lineAround } from './row-contexts.ts'
import { saidIn } from './said-in.ts'

const maxQuote = 600
/** "What do we do when …", "what should I check": the steps are asked for, not one of them. */
const asksForSteps =
  /\b(?:what|how) (?:all )?(?:do|does|should|must|can) (?:i|we|you|they|it|one) (?:do|have to|need to|handle|process|check|collect|send|first)\b|\bwhat to (?:do|check|collect|send|ask)\b|\bsteps?\b|\bchecklist\b|\bprocedure\b|\bwhat (?:should|do) (?:i|we) .{0,20}\bfirst\b/i

/** A quote with what belongs to it: the list after its introduction, the steps around a step, the end of its sentence. */
export function wholeQuote(quote: Quote, question: string): Quote {
  const { passage, text } = quote
  const start = passage.text.indexOf(text)
  if (start < 0) return quote
  const end = start + text.length
  const rest = wordsOf(passage).sentences.filter(sentence => sentence.start >= end)
  const below = rest[0] && passage.text.slice(rest[0].start, rest[0].end)
  // The names of columns alone say nothing: "FORM OF BUSINESS, AGENCY CODE".
  if (rest[0] && below && isLabelRow(text) && cellsOf(below) === cellsOf(text)) return cut(quote, start, rest[0].end)
  const isIntroduction = isAboutItself.test(text) || text.endsWith(':')
  if (isIntroduction && rest.length > 0) return cut(quote, start, rest.at(-1)?.end ?? end)
  if (asksForSteps.test(question)) return withSteps(quote, start)
  if (isTitled(quote, question))
    return cut(quote, wordsOf(passage).sentences[0]?.start ?? start, Number.POSITIVE_INFINITY)
  const next = rest[0]
  const goesOn =
    next && !/[.!?:\t]/.test(text.slice(-1)) && !text.includes('\t') && /^\p{Ll}/u.test(passage.text.slice(next.start))
  return goesOn ? cut(quote, start, next.end) : quote
}

const cellsOf = (row: string): number => row.split('\t').length
const isLabelRow = (text: string): boolean => cellsOf(text) > 1 && /^[^\p{Ll}\d\n]+$/u.test(text)

/** Whether only the heading says what is asked: all below it answers. */
function isTitled({ passage, text }: Quote, question: string): boolean {
  if (!/^\W*(?:what|which)\b/i.test(question) || expectedValue(question) || text.includes('\t')) return false
  const { headings, identity, sentences } = wordsOf(passage)
  const subjects = subjectsOf(question)
  const [inHeading, inIdentity] = [saidIn(headings, subjects), saidIn(identity, subjects)]
  const inText = new Set(
    sentences
      .filter(one => text.includes(passage.text.slice(one.start, one.end)))
      .flatMap(({ words }) => [...saidIn(words, subjects)]),
  )
  const isTold = (place: number) => !inIdentity.has(place)
  return [...inHeading].some(isTold) && ![...inText].some(isTold)
}

function withSteps(quote: Quote, start: number): Quote {
  const { passage } = quote
  const items = wordsOf(passage).sentences.filter(({ start, end }) => isItem(lineAround(passage.text, start, end)))
  const [first] = items
  return first && items.length > 1 && items.some(one => one.start === start)
    ? // With the number or bullet of the first one.
      cut(quote, passage.text.lastIndexOf('\n', first.start) + 1, items.at(-1)?.end ?? first.end)
    : quote
}

/** As much of it as a quote holds, in whole sentences. */
function cut(quote: Quote, start: number, end: number): Quote {
  const { passage } = quote
  const last = wordsOf(passage).sentences.findLast(one => one.end <= end && one.end - start <= maxQuote)
  return last && last.end - start > quote.text.length ? { ...quote, text: passage.text.slice(start, last.end) } : quote
}

const list = /^\W*(?:which|what|list|name)\b.{0,40}?\b[a-z]{3,}s\b/i

/** Of a list that is asked for the other rows of the table that say the same: "which classes are referred?" */
export function sameRows(quote: Quote, question: string): Quote[] {
  const cells = quote.text.split('\t')
  if (cells.length < 2 || quote.text.includes('\n') || !list.test(question)) return [quote]
  const { passage } = quote
  const rows = wordsOf(passage).sentences.map(({ start, end }) => passage.text.slice(start, end))
  // What the question says of the row is in one of its cells; the others tell the rows apart.
  const said = cells.findLast((cell, place) => place > 0 && !/\d/.test(cell))
  const same = rows.filter(row => !isColumnNames(row) && said && row.split('\t').includes(said))
  return same.length > 1 ? same.map(text => ({ ...quote, text })) : [quote]
}
