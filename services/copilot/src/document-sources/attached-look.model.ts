import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

interface AttachedLook {
  _id: Types.ObjectId
  /** What the files belong to, such as `PolicyFile`. */
  ownerType: string
  /** Files that were sent until then are read, or were looked at. */
  until: Date
}

const schema = new Schema<AttachedLook>({
  ownerType: { type: String, required: true },
  until: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, ownerType: 1 }, { unique: true })

/** How far an agency's files have been looked through. */
export const AttachedLook = defineTenantModel('attachedLooks', schema, { isDerived: true })
