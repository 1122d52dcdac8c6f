import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { addPosting, type Postings, type SegmentContent } from './segment-content.ts'

/** A term with its postings still packed. */
export interface PackedPostings {
  count: number
  bytes: Buffer
}

function packPostings({ passages, impacts }: Postings): Buffer {
  const writer = new ByteWriter()
  let last = 0
  for (const [place, passage] of passages.entries()) {
    writer.number(passage - last).byte(impacts[place] ?? 0)
    last = passage
  }
  return writer.take()
}

/** Postings as a query walks them: no objects, as there may be a hundred thousand. */
interface UnpackedPostings {
  passages: Uint32Array
  impacts: Uint8Array
}

export function unpackPostings({ count, bytes }: PackedPostings): UnpackedPostings {
  const passages = new Uint32Array(count)
  const impacts = new Uint8Array(count)
  let passage = 0
  let place = 0
  for (let posting = 0; posting < count; posting += 1) {
    let byte = bytes[place++] as number
    for (let shift = 0; ; shift += 7) {
      passage += (byte & 127) << shift
      if (byte < 128) break
      byte = bytes[place++] as number
    }
    passages[posting] = passage
    impacts[posting] = bytes[place++] as number
  }
  return { passages, impacts }
}

/** A segment up to this size is read as a whole. */
const wholePart = 16 * 1024
/** A larger one has parts of this size on average: a query reads one for each of its terms. */
const usualPart = 3 * 1024
const maxBuckets = 1_024

/** The terms of a segment in a power of two of buckets, each term in that of its hash. */
export function packTerms(terms: SegmentContent['terms']): Buffer[] {
  const packed = [...terms].map(([term, postings]) => ({
    term,
    count: postings.passages.length,
    bytes: packPostings(postings),
  }))
  const size = packed.reduce((sum, { term, bytes }) => sum + term.length + bytes.length + 4, 0)
  const writers = Array.from({ length: size > wholePart ? powerOfTwo(size / usualPart) : 1 }, () => new ByteWriter())
  for (const { term, count, bytes } of packed) {
    const writer = writers[bucketOf(term, writers.length)] as ByteWriter
    writer.text(term).number(count).number(bytes.length).raw(bytes)
  }
  return writers.map(writer => writer.take())
}

const powerOfTwo = (atLeast: number) => {
  let buckets = 1
  while (buckets < atLeast && buckets < maxBuckets) buckets *= 2
  return buckets
}

/** Which bucket has a term: FNV-1a. */
export function bucketOf(term: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < term.length; place += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(place), 0x01000193)
  }
  return (hash >>> 0) % buckets
}

/** The wanted terms that a bucket has. */
export function termsIn(bucket: Buffer, wanted: ReadonlySet<string>): Map<string, PackedPostings> {
  const found = new Map<string, PackedPostings>()
  for (const [term, packed] of entriesOf(bucket)) if (wanted.has(term)) found.set(term, packed)
  return found
}

function* entriesOf(bucket: Buffer): Generator<[string, PackedPostings]> {
  const reader = new ByteReader(bucket)
  while (!reader.isAtEnd) {
    const term = reader.text()
    const count = reader.number()
    yield [term, { count, bytes: reader.part(reader.number()) }]
  }
}

/**
 * Adds the terms of a bucket to those of another segment.
 *
 * @param placeOf the place of a passage there; undefined where it isn't taken along
 */
export function unpackInto(
  terms: SegmentContent['terms'],
  bucket: Buffer,
  placeOf: (passage: number) => number | undefined,
): void {
  for (const [term, packed] of entriesOf(bucket)) {
    const { passages, impacts } = unpackPostings(packed)
    for (const [posting, passage] of passages.entries()) {
      const place = placeOf(passage)
      if (place !== undefined) addPosting(terms, term, place, impacts[posting] as number)
    }
  }
}
