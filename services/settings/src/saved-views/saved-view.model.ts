import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface SavedViewRecord {
  _id: Types.ObjectId
  version: number
  list: string
  name: string
  /** The folded name: views are sorted by it, and no two of a list have the same. */
  sortName: string
  search: string
  createdById: Types.ObjectId
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<SavedViewRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    list: { type: String, required: true },
    name: { type: String, required: true },
    sortName: { type: String, required: true },
    search: { type: String, default: '' },
    createdById: { type: Schema.Types.ObjectId, required: true },
  },
  { timestamps: true },
)
schema.index({ agencyId: 1, list: 1, sortName: 1 }, { unique: true })

export const SavedView = defineTenantModel('savedViews', schema, { typename: 'SavedView' })
