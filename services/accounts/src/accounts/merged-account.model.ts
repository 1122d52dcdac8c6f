import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** Where an account went that was merged into another one. */
export interface MergedAccountRecord {
  /** The account that is no more. */
  _id: Types.ObjectId
  survivorId: Types.ObjectId
  mergedAt: Date
}

const schema = new Schema<MergedAccountRecord>({
  survivorId: { type: Schema.Types.ObjectId, required: true },
  mergedAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, survivorId: 1 })

export const MergedAccount = defineTenantModel('mergedAccounts', schema)
