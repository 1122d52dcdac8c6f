import type { Alternative, Concept } from '../../../search/query/concept.ts'
import { conceptsOf } from '../../../search/query/concepts-of.ts'
import { stem } from '../../../search/text/stem.ts'
import { tokensOf } from '../../../search/text/tokens.ts'
import { formsOf, type Sense, senseAt } from './thesaurus/thesaurus.ts'
import { tradeWords } from './trades.ts'

/** What other words count: those of the same meaning nearly as much as the word itself. */
const weights = { form: 0.97, same: 0.9, near: 0.45, trade: 0.85 }

/** Something that a text asks for, in every way in which a document may say it. */
export interface AskedConcept extends Concept {
  /** Whether it names what the text is about; null: the thesaurus doesn't know it. */
  isTopic: boolean | null
}

const known = new Map<string, AskedConcept[]>()
const maxKnown = 500

/** What a text asks for, with its synonyms and what the thesaurus has for it; roofers are named by roofing, too. */
export function conceptsIn(text: string): AskedConcept[] {
  const before = known.get(text)
  if (before) return before
  const made = make(text)
  if (known.size >= maxKnown) known.clear()
  known.set(text, made)
  return made
}

/** The same without the thesaurus: as documents say it in their own words. */
export const plainConceptsIn = (text: string): AskedConcept[] =>
  conceptsOf(text).map(concept => ({ ...withForms(concept), isTopic: null }))

const wordsIn = /[\p{L}\p{N}&$]+(?:['’-][\p{L}\p{N}]+)*/gu

function make(text: string): AskedConcept[] {
  const concepts = new Map(conceptsOf(text).map(concept => [concept.position, concept]))
  const tokens = tokensOf(text)
  const spans = [...text.matchAll(wordsIn)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
  const words = spans.map(({ word }) => word)
  const conceptsOfWords = (places: readonly number[]): Concept[] =>
    places.flatMap(place => {
      const { start, end } = spans[place] as (typeof spans)[number]
      const inside = tokens.filter(token => token.start < end && token.end > start && !taken.has(token.position))
      for (const { position } of inside) taken.add(position)
      return inside.flatMap(({ position }) => concepts.get(position) ?? [])
    })
  const found: AskedConcept[] = []
  const taken = new Set<number>()
  const isTaken = new Set<number>()
  for (let place = 0; place < words.length; place += 1) {
    if (isTaken.has(place)) continue
    const sense = senseAt(words, place)
    const places = sense?.places ?? [place]
    for (const one of places) isTaken.add(one)
    found.push(...conceptsAt(conceptsOfWords(places), sense, places.map(one => words[one]).join(' ')))
  }
  return withoutRepeats(found)
}

function conceptsAt(concepts: readonly Concept[], sense: Sense | null, phrase: string): AskedConcept[] {
  if (!sense) return concepts.map(concept => ({ ...withForms(concept), isTopic: null }))
  const others = sense.others.flatMap(({ terms, isSame }): Alternative[] =>
    formsOfTerms(terms).map(one => ({ terms: one, weight: isSame ? weights.same : weights.near })),
  )
  const [first] = concepts
  // "have to", "how much"
  if (!first) return []
  const own = concepts.map(({ alternatives: [exact] }) => exact?.terms[0] as string)
  const isOne = concepts.length === 1
  const alternatives = [
    ...formsOfTerms(own).map((terms, place) => ({ terms, weight: place === 0 ? 1 : weights.form })),
    ...concepts.flatMap(({ alternatives }) =>
      alternatives.filter(({ terms }) => terms.join() !== own.join() && (isOne || terms.length > 1)),
    ),
    ...others,
  ]
  const word = phrase.includes(' ') ? phrase : first.word
  return [{ ...withTrades({ ...first, alternatives, word }), isTopic: sense.isTopic }]
}

/** "send" is said by "sent". */
const formsOfTerms = (terms: readonly string[]): string[][] => {
  const [only] = terms
  return only !== undefined && terms.length === 1
    ? [
        [only],
        ...formsOf(only)
          .filter(form => form !== only)
          .map(form => [form]),
      ]
    : [[...terms]]
}

const withForms = (concept: Concept): Concept => {
  const [exact] = concept.alternatives
  const forms = exact && exact.terms.length === 1 ? formsOf(exact.terms[0] as string) : []
  const others = forms.filter(form => form !== exact?.terms[0]).map(form => ({ terms: [form], weight: weights.form }))
  return withTrades({ ...concept, alternatives: [...concept.alternatives, ...others] })
}

const withTrades = (concept: Concept): Concept => {
  const others = concept.word ? tradeWords(concept.word).split(' ').filter(Boolean) : []
  return {
    ...concept,
    alternatives: [...concept.alternatives, ...others.map(word => ({ terms: [stem(word)], weight: weights.trade }))],
  }
}

const withoutRepeats = (concepts: readonly AskedConcept[]): AskedConcept[] => [
  ...new Map(concepts.map(concept => [concept.alternatives[0]?.terms.join(' '), concept])).values(),
]
