import { bucketKey, SearchPart, vocabularyKey } from '../models/search-part.model.ts'
import { SearchSegment, type SearchSegmentRecord } from '../models/search-segment.model.ts'
import { bytesOf } from '../pages/pack-page.ts'
import { bucketOf, type PackedPostings, termsIn } from '../postings/pack-terms.ts'
import { unpackVocabulary, vocabularyOf } from '../postings/pack-vocabulary.ts'

/** A segment that was replaced while it was read: whoever asked begins again. */
export class SegmentReplaced extends Error {}

/** A segment that is searched, and what was read of it. */
export interface SearchedSegment extends SearchSegmentRecord {
  terms: Map<string, PackedPostings>
}

export async function segmentsOf(scopes: readonly string[]): Promise<SearchedSegment[]> {
  const found: SearchSegmentRecord[] = await SearchSegment.find({ scopes: { $in: scopes } }).lean()
  return found.map(segment => ({ ...segment, terms: new Map() }))
}

/** Reads the postings of terms from each segment. @throws SegmentReplaced */
export async function readTerms(segments: readonly SearchedSegment[], terms: ReadonlySet<string>): Promise<void> {
  const owners = new Map<string, SearchedSegment>()
  for (const segment of segments) {
    for (const term of terms) owners.set(bucketKey(segment._id, bucketOf(term, segment.buckets)), segment)
  }
  for (const { key, data } of await readParts([...owners.keys()])) {
    const segment = owners.get(key)
    for (const [term, postings] of termsIn(data, terms)) segment?.terms.set(term, postings)
  }
}

/** The words of the segments that begin with the first or second letter of one of these. @throws SegmentReplaced */
export async function readVocabulary(
  segments: readonly SearchedSegment[],
  words: readonly string[],
): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const { _id, vocabularies } of segments) {
    for (const word of words) {
      for (const beginning of [word, word.slice(1)]) keys.add(vocabularyKey(_id, vocabularyOf(beginning, vocabularies)))
    }
  }
  const parts = await readParts([...keys])
  return new Set(parts.flatMap(({ data }) => unpackVocabulary(data)))
}

async function readParts(keys: string[]): Promise<{ key: string; data: Buffer }[]> {
  // Whole records in one answer: the database hands them on as they are stored.
  const parts = await SearchPart.find({ key: { $in: keys } })
    .batchSize(keys.length + 1)
    .lean()
  if (parts.length < keys.length) throw new SegmentReplaced()
  return parts.map(({ key, data }) => ({ key, data: bytesOf(data) }))
}
