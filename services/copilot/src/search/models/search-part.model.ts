import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** Some terms of a segment with their postings, or some words of its vocabulary: what a query reads of it. */
export interface SearchPartRecord {
  _id: Types.ObjectId
  /** Names the segment and which part it is, so that one list of keys finds the parts of many segments. */
  key: string
  data: Buffer
}

const schema = new Schema<SearchPartRecord>({
  key: { type: String, required: true },
  data: { type: Buffer, required: true },
} as never)
schema.index({ agencyId: 1, key: 1 })

export const SearchPart = defineTenantModel('searchParts', schema, { isDerived: true })

type Id = Types.ObjectId | string

export const bucketKey = (segmentId: Id, bucket: number): string => `${segmentId}:${bucket}`
export const vocabularyKey = (segmentId: Id, vocabulary: number): string => `${segmentId}:v${vocabulary}`
