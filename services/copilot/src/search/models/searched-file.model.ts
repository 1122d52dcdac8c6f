import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** A file that can be searched. */
export interface SearchedFileRecord {
  _id: Types.ObjectId
  fileId: string
  /** What people call it; it is searched, too. */
  title: string
  /** Where it is found beside its own id, such as `knowledge` or `policy:66…`. */
  scopeKeys: string[]
  /** All of its pages are there. */
  isComplete: boolean
  /** Counts what was done to it, so that two who do it at once get in each other's way. */
  changes: number
}

const schema = new Schema<SearchedFileRecord>({
  fileId: { type: String, required: true },
  title: String,
  scopeKeys: [String],
  isComplete: { type: Boolean, required: true },
  changes: { type: Number, required: true },
} as never)
schema.index({ agencyId: 1, fileId: 1 }, { unique: true })

export const SearchedFile = defineTenantModel('searchedFiles', schema, { isDerived: true })
