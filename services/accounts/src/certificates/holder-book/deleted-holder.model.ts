import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { HolderRecord } from './holder.model.ts'

/** A holder that was taken out of the book, with all that it takes to bring it back. Its certificates stay where they are. */
export interface DeletedHolderRecord {
  /** The holder's. */
  _id: Types.ObjectId
  key: string
  holder: Omit<HolderRecord, 'words'>
  deletedAt: Date
  deletedById: string
  purgedAt: Date
}

const fields = {
  key: { type: String, required: true },
  // Read only when it comes back; the audit entry of the deletion holds the record already.
  holder: { type: Schema.Types.Mixed, required: true, secret: true, select: false },
  deletedAt: { type: Date, required: true },
  deletedById: { type: String, required: true },
  purgedAt: { type: Date, required: true },
}
const schema = new Schema<DeletedHolderRecord>(fields as never)
// Of several with one key the one that was deleted last comes back.
schema.index({ agencyId: 1, key: 1, deletedAt: 1 })

export const DeletedHolder = defineTenantModel('deletedCertificateHolders', schema)
