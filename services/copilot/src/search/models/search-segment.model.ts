import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/**
 * A part of the inverted index: of some pages of one file, or of many files of one scope. It is never changed, but replaced, and
 * its terms are in `SearchPart`.
 */
export interface SearchSegmentRecord {
  _id: Types.ObjectId
  /** Who it answers: `file:<id>` and the scopes of the file that have no larger segment with it yet; or one scope. */
  scopes: string[]
  fileIds: string[]
  /** It may become a part of a larger segment: all pages of its files are in. */
  isComplete: boolean
  /** How many it has; they are numbered from 0 in its postings. */
  passages: number
  /** Which passages those are: see `packTable`. */
  table: Buffer
  /** How many parts its terms are spread over; a power of two. */
  buckets: number
  /** The same of its vocabulary. */
  vocabularies: number
}

const schema = new Schema<SearchSegmentRecord>({
  scopes: [String],
  fileIds: [String],
  isComplete: { type: Boolean, required: true },
  passages: { type: Number, required: true },
  table: { type: Buffer, required: true },
  buckets: { type: Number, required: true },
  vocabularies: { type: Number, required: true },
} as never)
schema.index({ agencyId: 1, scopes: 1 })
schema.index({ agencyId: 1, fileIds: 1 })

export const SearchSegment = defineTenantModel('searchSegments', schema, { isDerived: true })
