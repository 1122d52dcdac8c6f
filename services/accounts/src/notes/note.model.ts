import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface NoteRecord {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  version: number
  text: string
  /** An agency user. */
  createdById: string
  /** Agency users who were notified of it. */
  mentionedIds?: string[]
  createdAt: Date
  updatedAt: Date
  /** Set while it can be brought back; then it is removed permanently. */
  deletedAt?: Date | undefined
}

const schema = new Schema<NoteRecord>(
  {
    accountId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true, default: 1 },
    text: { type: String, required: true },
    createdById: { type: String, required: true },
    mentionedIds: { type: [String], default: undefined },
    deletedAt: Date,
  },
  { timestamps: true },
)
schema.index({ agencyId: 1, accountId: 1, createdAt: 1, _id: 1 })

export const AccountNote = defineTenantModel('accountNotes', schema, { typename: 'AccountNote' })
