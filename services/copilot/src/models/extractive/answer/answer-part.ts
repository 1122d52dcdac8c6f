import { askedField } from '../../../tools/stated/asked-fields.ts'
import type { WorkspaceSource } from '../../../tools/tool.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { otherWords } from '../question/other-words.ts'
import { plainWords } from '../question/plain-words.ts'
import type { Part } from '../question/task.ts'
import { bestQuotes, doesAnswer, isNear, type Quote } from './best-quotes.ts'
import { correctWords } from './correct-words.ts'
import { saysRest } from './says-rest.ts'

/** A question or a topic, with what there is to it. */
export interface PartAnswer {
  /** What answers; none: it wasn't found. */
  quotes: Quote[]
  /** What comes closest where nothing answers. */
  nearest: Quote | undefined
}

const maxQuotes = 3
const maxPerDocument = 5

/** The quotes that answer a question, word for word. What the documents that it names say comes before what others say. */
export function answerPart(
  part: Part,
  found: readonly ReadPassage[],
  documents: readonly WorkspaceSource[],
): PartAnswer {
  const stated = statedQuotes(part, found)
  if (stated.length > 0) return { quotes: stated, nearest: undefined }
  const passages = found.filter(({ field }) => field === undefined)
  const isGuide = ({ sourceId }: ReadPassage) => documents.every(document => document.sourceId !== sourceId)
  const plain = plainWords(part.ask)
  const phrases = part.isTerm ? part.asks : otherWords(plain)
  const options = { isTerm: part.isTerm, isGuide, ...(!part.isTerm && { asked: plain }) }
  const inWords = part.asks.map(ask =>
    bestQuotes(correctWords(ask, passages), passages, { ...options, isPhrase: phrases.includes(ask) }),
  )
  const answering = inWords.map(quotes => quotes.filter(doesAnswer)).find(quotes => quotes.length > 0) ?? []
  const fromNamed = answering.filter(
    ({ passage }) =>
      part.named.some(({ sourceId }) => sourceId === passage.sourceId) ||
      (isGuide(passage) && namesTitle(part.ask, passage.name)),
  )
  const chosen = distinct(fromNamed.length > 0 ? fromNamed : answering)
  const nearest =
    chosen.length > 0 ? undefined : inWords.map(quotes => quotes.find(isNear)).find(quote => quote !== undefined)
  if (part.isEach) return { quotes: firstOfEach(chosen).slice(0, maxPerDocument), nearest }
  const [best] = chosen
  // Further quotes only where they say as much: the same words elsewhere, or another figure.
  return { quotes: chosen.filter(({ coverage }) => coverage === best?.coverage).slice(0, maxQuotes), nearest }
}

/** Whether a question says the whole title of a guide: "the deductible of the specimen liability policy". */
function namesTitle(question: string, title: string): boolean {
  const said = new Set(wordsOf(question))
  const words = wordsOf(title)
  return words.length > 1 && words.every(word => said.has(word))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What documents state of the field that is asked for comes before what their sentences say. */
function statedQuotes(part: Part, found: readonly ReadPassage[]): Quote[] {
  const asked = part.isTerm ? null : askedField(part.query)
  if (!asked) return []
  const quotes = found
    .filter(({ field }) => asked.fields.some(one => one === field))
    .filter(passage => saysRest(passage, asked.rest))
    .map(passage => ({ passage, text: passage.text, coverage: 1, hasValue: true, worth: 1 }))
  const ofNamed = quotes.filter(({ passage }) => part.named.some(({ sourceId }) => sourceId === passage.sourceId))
  const chosen = distinct(ofNamed.length > 0 ? ofNamed : quotes)
  return part.isEach ? firstOfEach(chosen).slice(0, maxPerDocument) : chosen.slice(0, maxQuotes)
}

/** Neighboring passages overlap. */
const distinct = (quotes: readonly Quote[]): Quote[] =>
  [
    ...new Map(
      quotes
        .toReversed()
        .map(quote => [`${quote.passage.sourceId} ${quote.text.replace(/\W+/g, '').toLowerCase()}`, quote]),
    ).values(),
  ].toReversed()

const firstOfEach = (quotes: readonly Quote[]): Quote[] =>
  quotes.filter(
    (quote, place) => quotes.findIndex(other => other.passage.sourceId === quote.passage.sourceId) === place,
  )
