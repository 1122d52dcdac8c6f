import { unpackInto } from './pack-terms.ts'
import type { PassagePlace, Postings, SegmentContent } from './segment-content.ts'

/** A segment as it is stored: its passages, and its terms in their buckets. */
export interface PackedSegment {
  passages: PassagePlace[]
  buckets: Buffer[]
}

/**
 * Makes one segment of several, or a smaller one of one.
 *
 * @param keeps says whether a passage is taken along; by default all are
 */
export function combine(
  segments: readonly PackedSegment[],
  keeps: (place: PassagePlace) => boolean = () => true,
): SegmentContent {
  const kept = segments.flatMap(({ passages }, segment) =>
    passages.flatMap((place, passage) => (keeps(place) ? [{ ...place, segment, passage }] : [])),
  )
  kept.sort((a, b) => (a.fileId === b.fileId ? a.number - b.number : a.fileId < b.fileId ? -1 : 1))
  const places = segments.map(() => new Map<number, number>())
  for (const [place, { segment, passage }] of kept.entries()) places[segment]?.set(passage, place)
  const terms: SegmentContent['terms'] = new Map()
  for (const [segment, { buckets }] of segments.entries()) {
    for (const bucket of buckets) unpackInto(terms, bucket, passage => places[segment]?.get(passage))
  }
  for (const [term, postings] of terms) if (!isRising(postings.passages)) terms.set(term, sorted(postings))
  return { passages: kept.map(({ fileId, number }) => ({ fileId, number })), terms }
}

const isRising = (passages: number[]) =>
  passages.every((passage, place) => place === 0 || passage > (passages[place - 1] as number))

function sorted({ passages, impacts }: Postings): Postings {
  const order = passages.map((_, place) => place).sort((a, b) => (passages[a] as number) - (passages[b] as number))
  return {
    passages: order.map(place => passages[place] as number),
    impacts: order.map(place => impacts[place] as number),
  }
}
