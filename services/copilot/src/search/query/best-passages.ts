import { Passage, type PassageRecord, passageKey } from '../models/passage.model.ts'
import { bytesOf } from '../pages/pack-page.ts'
import { unpackTable } from '../postings/pack-table.ts'
import type { PassagePlace } from '../postings/segment-content.ts'
import type { SearchedSegment } from './index-reader.ts'
import type { Candidate } from './rank.ts'

/** The passages of candidates, each with its score. One that was replaced meanwhile is left out. */
export async function passagesOfCandidates(
  segments: readonly SearchedSegment[],
  candidates: readonly Candidate[],
): Promise<{ passage: PassageRecord; score: number }[]> {
  const tables = new Map<number, PassagePlace[]>()
  const scores = new Map<string, number>()
  for (const { segment, passage, score } of candidates) {
    const table = tables.get(segment) ?? tableOf(segments[segment])
    tables.set(segment, table)
    const place = table[passage]
    if (place) scores.set(passageKey(place), score)
  }
  const passages: PassageRecord[] = await Passage.find({ key: { $in: [...scores.keys()] } }).lean()
  return passages.map(passage => ({ passage, score: scores.get(passage.key) ?? 0 }))
}

const tableOf = (segment: SearchedSegment | undefined) =>
  segment ? unpackTable(segment.fileIds, bytesOf(segment.table)) : []
