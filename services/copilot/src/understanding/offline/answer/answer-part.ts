import { documentsNamed } from '../../../tools/passages/documents-named.ts'
import { askedField } from '../../../tools/stated/asked-fields.ts'
import type { WorkspaceSource } from '../../../tools/tool.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { isCompared, optionsAsked } from '../question/options-asked.ts'
import { otherWords } from '../question/other-words.ts'
import { plainWords } from '../question/plain-words.ts'
import { strangersIn } from '../question/strangers.ts'
import type { Part } from '../question/task.ts'
import { bestQuotes, doesAnswer, doesAnswerSurely, isClose, isNear, type Quote } from './best-quotes.ts'
import { correctWords } from './correct-words.ts'
import { likelyQuotes, nameOf } from './likely-quotes.ts'
import { isOfOurOwn, isOfParties } from './our-own.ts'
import { saysRest } from './says-rest.ts'
import { sameRows, wholeQuote } from './whole-quote.ts'

/** A question or a topic, with what there is to it. */
export interface PartAnswer {
  /** What answers; none: it wasn't found. */
  quotes: Quote[]
  /** The closest passages where nothing answers, which may answer it. */
  closest: Quote[]
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
  if (stated.length > 0) return { quotes: stated, closest: [] }
  const ask = correctWords(part.ask, found)
  const plain = plainWords(ask)
  const isGuide = ({ sourceId }: ReadPassage) => documents.every(document => document.sourceId !== sourceId)
  const named = documentsNamed(ask, [...new Set(found.filter(isGuide).map(nameOf))])
  const isNamed = (passage: ReadPassage) => !isGuide(passage) || named.names.has(nameOf(passage))
  if (named.names.size > 0 && !isCompared(plain) && found.some(passage => !isNamed(passage))) {
    const ofNamed = answerPart(part, found.filter(isNamed), documents)
    if (ofNamed.quotes.length > 0 || named.isProper) return ofNamed
  }
  if (strangersIn(plain, found.filter(isGuide).map(saidBy)).length > 0 && found.some(isGuide))
    return answerPart(
      part,
      found.filter(passage => !isGuide(passage)),
      documents,
    )
  // What a client's lease or policy charges is nothing that the agency does.
  const isOurs = isOfOurOwn(plain) && named.names.size === 0
  const passages = found.filter(
    passage => passage.field === undefined && !(isOurs && isGuide(passage) && isOfParties(passage)),
  )
  const guides = passages.filter(isGuide)
  const options = part.isTerm ? [] : optionsAsked(plain)
  const compared = options.map(option => likelyOf(option, guides)[0]).filter(quote => quote !== undefined)
  if (options.length > 0 && compared.length === options.length) return { quotes: distinct(compared), closest: [] }
  const likely = part.isTerm ? [] : likelyOf(ask, guides)
  const phrases = part.isTerm ? part.asks : otherWords(plain)
  const rules = { isTerm: part.isTerm, ...(!part.isTerm && { asked: plain }) }
  const inDocuments = part.isTerm ? passages : passages.filter(passage => !isGuide(passage))
  // An agency’s guides speak for no document: they come close only to what is asked of them.
  const searched = documents.length > 0 ? inDocuments : guides
  const inWords = part.asks.map(ask =>
    bestQuotes(correctWords(ask, passages), inDocuments, { ...rules, isPhrase: phrases.includes(ask) }),
  )
  const inOtherWords = () =>
    part.isTerm
      ? []
      : bestQuotes(correctWords(plain, inDocuments), inDocuments, { ...rules, isInOtherWords: true }).filter(
          doesAnswerSurely,
        )
  const answering = inWords.map(quotes => quotes.filter(doesAnswer)).find(quotes => quotes.length > 0) ?? inOtherWords()
  const fromNamed = answering.filter(({ passage }) => part.named.some(({ sourceId }) => sourceId === passage.sourceId))
  const chosen = distinct(fromNamed.length > 0 ? fromNamed : answering)
  const closest = chosen.length > 0 || part.isTerm ? [] : closestOf(plain, inWords.flat(), searched)
  if (likely.length > 0 && saysMore(likely, chosen))
    return { quotes: isCompared(plain) ? firstOfEach(likely) : likely, closest: [] }
  if (part.isEach) return { quotes: firstOfEach(chosen).slice(0, maxPerDocument), closest }
  const [best] = chosen
  // Further quotes only where they say as much: the same words elsewhere, or another figure.
  const equal = chosen.filter(({ coverage }) => coverage === best?.coverage).slice(0, maxQuotes)
  return { quotes: part.isTerm ? equal : withTheRest(equal, part.ask), closest }
}

/** What comes closest to a question, in its words and then in others. */
function closestOf(question: string, inWords: readonly Quote[], searched: readonly ReadPassage[]): Quote[] {
  const isSearched = ({ passage }: Quote) => searched.includes(passage)
  const inOtherWords = bestQuotes(question, searched, { isInOtherWords: true, asked: question })
  const near = [...inWords.filter(isSearched).filter(isNear), ...inOtherWords.filter(isClose)]
  return distinct(near).slice(0, maxQuotes)
}

const saidBy = ({ text, name, heading, about }: ReadPassage): string => [text, name, heading, about].join('\n')

/** Whether other words say clearly more of what is asked than those that have its words. */
function saysMore([likely]: readonly Quote[], chosen: readonly Quote[]): boolean {
  const [best] = chosen
  if (!likely || !best) return likely !== undefined
  if (chosen.some(({ text }) => text.includes(likely.text))) return false
  return likely.coverage >= best.coverage
}

/** Guides that say less than this part of the best one’s worth aren't read out. */
const leastWorth = 0.05
const compareWorth = 0.4

/** With the other rows, steps and items that belong to what was found. */
const withTheRest = (quotes: readonly Quote[], question: string): Quote[] =>
  distinct(quotes.flatMap(quote => sameRows(quote, question)).map(quote => wholeQuote(quote, question)))

/** What the agency’s guides say to it where they don’t say it in the words of the question. */
function likelyOf(question: string, guides: readonly ReadPassage[]): Quote[] {
  const quotes = distinct(likelyQuotes(correctWords(plainWords(question), guides), guides))
  const [best] = quotes
  const near = isCompared(question) ? compareWorth : leastWorth
  const chosen = quotes.filter(({ worth }) => best && worth >= best.worth - near).slice(0, maxQuotes)
  return withTheRest(chosen, question)
}

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
