import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface ContactRecord {
  _id: Types.ObjectId
  version: number
  name: string
  email: string
  phone?: string | undefined
  /** The folded name that lists are sorted by. */
  sortName: string
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<ContactRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: String,
    sortName: { type: String, required: true },
    words: { type: [String], required: true, select: false },
  },
  { timestamps: true },
)
schema.index({ agencyId: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })
schema.index({ agencyId: 1, phone: 1 })

export const Contact = defineTenantModel('contacts', schema, { typename: 'Contact' })
