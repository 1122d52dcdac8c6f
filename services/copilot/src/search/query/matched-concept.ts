import { shareOf } from '../postings/impact.ts'
import { type PackedPostings, unpackPostings } from '../postings/pack-terms.ts'
import type { Alternative, Concept } from './concept.ts'
import type { SearchedSegment } from './index-reader.ts'

/** How much a concept says about each passage of each segment; 0 where no alternative is there. */
export interface MatchedConcept {
  values: Float32Array[]
  /** How many passages have it. */
  count: number
}

export function matchConcept({ alternatives }: Concept, segments: readonly SearchedSegment[]): MatchedConcept {
  const values = segments.map(segment => {
    const ofSegment = new Float32Array(segment.passages)
    for (const alternative of alternatives) addAlternative(ofSegment, alternative, segment)
    return ofSegment
  })
  return { values, count: values.reduce((sum, ofSegment) => sum + countIn(ofSegment), 0) }
}

function countIn(values: Float32Array): number {
  let count = 0
  for (let passage = 0; passage < values.length; passage += 1) if (values[passage] !== 0) count += 1
  return count
}

/** The best alternative counts. */
function addAlternative(values: Float32Array, { terms, weight }: Alternative, segment: SearchedSegment) {
  const found = terms.flatMap(term => segment.terms.get(term) ?? [])
  const [first, ...more] = found
  if (!first || found.length < terms.length) return
  if (more.length > 0) return addTogether(values, found, weight)
  const { passages, impacts } = unpackPostings(first)
  for (let posting = 0; posting < passages.length; posting += 1) {
    keepLarger(values, passages[posting] as number, shareOf(impacts[posting] as number) * weight)
  }
}

/** Of several terms, all are there; whether they stand together is seen in the text of the best passages. */
function addTogether(values: Float32Array, found: PackedPostings[], weight: number) {
  const terms = new Uint8Array(values.length)
  const sums = new Uint16Array(values.length)
  const rarestFirst = found.sort((a, b) => a.count - b.count)
  for (const [place, packed] of rarestFirst.entries()) {
    const { passages, impacts } = unpackPostings(packed)
    const isLast = place === found.length - 1
    for (let posting = 0; posting < passages.length; posting += 1) {
      const passage = passages[posting] as number
      if (terms[passage] !== place) continue
      terms[passage] = place + 1
      sums[passage] = (sums[passage] as number) + (impacts[posting] as number)
      if (isLast) keepLarger(values, passage, (shareOf(sums[passage] as number) / found.length) * weight)
    }
  }
}

function keepLarger(values: Float32Array, passage: number, value: number) {
  if (value > (values[passage] as number)) values[passage] = value
}
