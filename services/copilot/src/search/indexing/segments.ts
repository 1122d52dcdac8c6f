import { Types } from 'mongoose'
import { bucketKey, SearchPart, vocabularyKey } from '../models/search-part.model.ts'
import { SearchSegment, type SearchSegmentRecord } from '../models/search-segment.model.ts'
import { bytesOf } from '../pages/pack-page.ts'
import type { PackedSegment } from '../postings/combine.ts'
import { packTable, unpackTable } from '../postings/pack-table.ts'
import { packTerms } from '../postings/pack-terms.ts'
import { packVocabulary } from '../postings/pack-vocabulary.ts'
import type { SegmentContent } from '../postings/segment-content.ts'

/** Stores a segment; one without passages is none. */
export async function insertSegment(
  { passages, terms }: SegmentContent,
  { scopes, isComplete }: Pick<SearchSegmentRecord, 'scopes' | 'isComplete'>,
): Promise<void> {
  if (passages.length === 0) return
  const _id = new Types.ObjectId()
  const buckets = packTerms(terms)
  const vocabularies = packVocabulary(terms.keys())
  const record: SearchSegmentRecord = {
    _id,
    scopes,
    isComplete,
    ...packTable(passages),
    passages: passages.length,
    buckets: buckets.length,
    vocabularies: vocabularies.length,
  }
  const parts = [
    ...buckets.map((data, bucket) => ({ key: bucketKey(_id, bucket), data })),
    ...vocabularies.map((data, vocabulary) => ({ key: vocabularyKey(_id, vocabulary), data })),
  ]
  await SearchPart.insertMany(parts, { lean: true })
  await SearchSegment.insertMany([record], { lean: true })
}

/** Reads all of a segment, to make another of it. */
export async function readSegment({ _id, fileIds, table, buckets }: SearchSegmentRecord): Promise<PackedSegment> {
  const keys = Array.from({ length: buckets }, (_, bucket) => bucketKey(_id, bucket))
  const parts = await SearchPart.find({ key: { $in: keys } }, { data: 1 }).lean()
  return { passages: unpackTable(fileIds, bytesOf(table)), buckets: parts.map(({ data }) => bytesOf(data)) }
}

export async function removeSegments(
  segments: readonly Pick<SearchSegmentRecord, '_id' | 'buckets' | 'vocabularies'>[],
) {
  if (segments.length === 0) return
  const keys = segments.flatMap(({ _id, buckets, vocabularies }) => [
    ...Array.from({ length: buckets }, (_, bucket) => bucketKey(_id, bucket)),
    ...Array.from({ length: vocabularies }, (_, vocabulary) => vocabularyKey(_id, vocabulary)),
  ])
  await SearchSegment.deleteMany({ _id: { $in: segments.map(({ _id }) => _id) } })
  await SearchPart.deleteMany({ key: { $in: keys } })
}
