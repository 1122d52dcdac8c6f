import type { Concept } from './concept.ts'
import type { Place } from './places-of.ts'

/** How much better a passage is that says what was asked in the same words, close together, and itself. */
const bonus = { order: 0.35, closeness: 0.2, own: 0.35 }

/**
 * What the index doesn't know: the factor by which a passage's text is better than its words alone.
 *
 * @param places of each concept in the passage
 */
export function closenessOf(
  concepts: readonly Concept[],
  places: readonly Place[][],
  rarities: readonly number[],
): number {
  const said = places.filter(({ length }) => length > 0)
  const total = sum(rarities)
  const own = total > 0 ? sum(rarities.filter((_, concept) => (places[concept]?.length ?? 0) > 0)) / total : 0
  const order = concepts.length > 1 ? shareInOrder(concepts, places) : 0
  const closeness = said.length > 1 ? said.length / narrowest(said) : 0
  return 1 + bonus.order * order + bonus.closeness * closeness + bonus.own * own
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The share of neighbors in the query that are neighbors in the passage, too. */
function shareInOrder(concepts: readonly Concept[], places: readonly Place[][]): number {
  let pairs = 0
  for (let concept = 1; concept < concepts.length; concept += 1) {
    const distance = (concepts[concept]?.position ?? 0) - (concepts[concept - 1]?.position ?? 0)
    const [firsts = [], seconds = []] = [places[concept - 1], places[concept]]
    const follows = (a: Place, b: Place) => a === b || (b.from - a.to >= 0 && b.from - a.to <= distance + 1)
    if (firsts.some(a => seconds.some(b => follows(a, b)))) pairs += 1
  }
  return pairs / (concepts.length - 1)
}

/** How many words the shortest stretch has that says everything that the passage says at all. */
function narrowest(said: readonly Place[][]): number {
  const all = said
    .flatMap((places, concept) => places.map(place => ({ ...place, concept })))
    .sort((a, b) => a.from - b.from)
  const counts = said.map(() => 0)
  let missing = said.length
  let least = Number.POSITIVE_INFINITY
  let first = 0
  for (const place of all) {
    const before = counts[place.concept] ?? 0
    counts[place.concept] = before + 1
    if (before === 0) missing -= 1
    while (missing === 0) {
      const leaving = all[first] as (typeof all)[number]
      least = Math.min(least, place.to - leaving.from + 1)
      counts[leaving.concept] = (counts[leaving.concept] ?? 0) - 1
      if (counts[leaving.concept] === 0) missing += 1
      first += 1
    }
  }
  return Math.max(said.length, least)
}
