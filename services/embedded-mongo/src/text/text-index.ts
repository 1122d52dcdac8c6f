import { partsOf } from '../bson/paths.ts'
import { type Doc, isDoc, ownField } from '../bson/values.ts'
import type { TextOptions } from '../storage/catalog.ts'
import { searchTerms, type TextSearch } from './text-search.ts'
import { folded, type Language, languageOf, type Sensitivity, termsOf } from './words.ts'

/** Stands for every string of a document. */
export const everyField = '$**'

/** A string of an indexed field. */
interface IndexedText {
  text: string
  weight: number
  language: Language
}

/** The terms of a document with their scores, calculated as MongoDB does it. */
export function termScores(options: TextOptions, doc: Doc, sensitivity?: Sensitivity): Map<string, number> {
  const scores = new Map<string, number>()
  for (const { text, weight, language } of textsOf(options, doc)) {
    const terms = termsOf(text, language, sensitivity)
    for (const [term, { count, frequency }] of countTerms(terms)) {
      const share = 0.5 + (0.5 * count) / terms.length
      const whole = term === folded(text, sensitivity) ? 1.1 : 1
      scores.set(term, (scores.get(term) ?? 0) + weight * frequency * share * whole)
    }
  }
  return scores
}

/** Each repetition of a term counts half of the one before. */
function countTerms(terms: string[]): Map<string, { count: number; frequency: number }> {
  const counts = new Map<string, { count: number; frequency: number }>()
  for (const term of terms) {
    const { count, frequency } = counts.get(term) ?? { count: 0, frequency: 0 }
    counts.set(term, { count: count + 1, frequency: frequency + 2 ** -count })
  }
  return counts
}

/** A document's score for a search: what its terms add up to. */
export function scoreOf(options: TextOptions, search: TextSearch, doc: Doc): number {
  const scores = termScores(options, doc)
  const wanted = searchTerms(search.words, search.language ?? options.language)
  return wanted.reduce((sum, term) => sum + (scores.get(term) ?? 0), 0)
}

/** Whether a document fulfils a search. */
export function isFound(options: TextOptions, search: TextSearch, doc: Doc): boolean {
  const { sensitivity } = search
  const terms = termScores(options, doc, sensitivity)
  const hasTerm = (words: string[]) =>
    searchTerms(words, search.language ?? options.language, sensitivity).some(term => terms.has(term))
  if (!hasTerm(search.words) || hasTerm(search.negatedWords)) return false
  const texts = Array.from(textsOf(options, doc), ({ text }) => folded(text, sensitivity))
  const hasPhrase = (phrase: string) => texts.some(text => text.includes(phrase))
  return search.phrases.every(hasPhrase) && !search.negatedPhrases.some(hasPhrase)
}

/** Whether every document with one of the terms is found: nothing else is asked for. */
export const isTermsOnly = ({ sensitivity, negatedWords, phrases, negatedPhrases }: TextSearch): boolean =>
  !sensitivity.toCase &&
  !sensitivity.toDiacritics &&
  [negatedWords, phrases, negatedPhrases].every(list => list.length === 0)

function* textsOf(options: TextOptions, doc: Doc): Generator<IndexedText> {
  for (const [path, weight] of options.weights) {
    yield* textsAt(doc, path === everyField ? undefined : partsOf(path), weight, options.language, options)
  }
}

/** Strings at a path, or everywhere. A document within names its own language. */
function* textsAt(
  value: unknown,
  parts: string[] | undefined,
  weight: number,
  language: Language,
  options: TextOptions,
): Generator<IndexedText> {
  if (typeof value === 'string') {
    if (!parts || parts.length === 0) yield { text: value, weight, language }
  } else if (Array.isArray(value)) {
    for (const element of value) yield* textsAt(element, parts, weight, language, options)
  } else if (isDoc(value)) {
    const override = ownField(value, options.languageOverride)
    const own = typeof override === 'string' ? languageOf(override) : language
    const [first, ...rest] = parts ?? []
    if (first !== undefined) yield* textsAt(ownField(value, first), rest, weight, own, options)
    else if (!parts) for (const name of Object.keys(value)) yield* textsAt(value[name], undefined, weight, own, options)
  }
}
