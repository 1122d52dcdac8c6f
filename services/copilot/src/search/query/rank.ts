import type { SearchedSegment } from './index-reader.ts'
import type { MatchedConcept } from './matched-concept.ts'

/** A passage that was ranked by the index alone. */
export interface Candidate {
  segment: number
  passage: number
  score: number
}

/** A passage keeps this part of its score when it has almost nothing of the query; the rest by the share that it has. */
const leastKept = 0.35

/** How rare what a query asks for is: BM25's weights, one for each concept. */
export function raritiesOf(concepts: readonly MatchedConcept[], passages: number): number[] {
  return concepts.map(({ count }) => (count === 0 ? 0 : Math.log(1 + (passages - count + 0.5) / (count + 0.5))))
}

/** The best passages by BM25+; those that have more of the query's rare words come first. */
export function bestCandidates(
  segments: readonly SearchedSegment[],
  concepts: readonly MatchedConcept[],
  rarities: readonly number[],
  most: number,
): Candidate[] {
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
  const best: Candidate[] = []
  for (const [segment, { passages }] of segments.entries()) {
    const columns = concepts.map(({ values }) => values[segment] as Float32Array)
    for (let passage = 0; passage < passages; passage += 1) {
      let sum = 0
      let had = 0
      for (let concept = 0; concept < columns.length; concept += 1) {
        const value = (columns[concept] as Float32Array)[passage] as number
        if (value === 0) continue
        sum += value * (rarities[concept] as number)
        had += Math.min(1, value) * (rarities[concept] as number)
      }
      if (sum > 0)
        keepBest(best, { segment, passage, score: sum * (leastKept + (1 - leastKept) * (had / total)) }, most)
    }
  }
  return best
}

/** Keeps the list sorted and short. */
function keepBest(best: Candidate[], candidate: Candidate, most: number) {
  const last = best.at(-1)
  if (best.length >= most && last && candidate.score <= last.score) return
  let place = best.length
  while (place > 0 && (best[place - 1] as Candidate).score < candidate.score) place -= 1
  best.splice(place, 0, candidate)
  if (best.length > most) best.pop()
}
