import type { Concept } from '../../../search/query/concept.ts'
import { type IndexedTokens, placesOf } from '../../../search/query/places-of.ts'

export type Concepts = readonly Concept[]

/** Which of the concepts words say, in whatever way. @param isTerm only where they stand together, as in a label */
export function saidIn(words: IndexedTokens, concepts: Concepts, isTerm = false): Set<number> {
  const places = concepts.map(concept => placesOf(concept, words))
  const said = places.flatMap((found, concept) => (found.length > 0 ? [concept] : []))
  if (!isTerm || said.length < 2) return new Set(said)
  const starts = places[said[0] as number] ?? []
  const isTogether = starts.some(({ from }) =>
    said.every(concept => places[concept]?.some(place => Math.abs(place.from - from) <= said.length)),
  )
  return new Set(isTogether ? said : [])
}

/** How well words say a concept: 1 in its own words, less in others; 0 where they don't. */
export function strengthIn(words: IndexedTokens, { alternatives }: Concept): number {
  let best = 0
  for (const alternative of alternatives) {
    if (alternative.weight <= best) continue
    if (placesOf({ alternatives: [alternative], word: '', position: 0 }, words).length > 0) best = alternative.weight
  }
  return best
}
