import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** Which record of another system one of ours is. */
export interface SyncedRecord {
  _id: Types.ObjectId
  source: string
  recordType: 'POLICY' | 'CARRIER'
  foreignId: string
  recordId: Types.ObjectId
  /** What that system had when both were last compared. */
  base: Record<string, string | null>
}

const required = { type: String, required: true }

const schema = new Schema<SyncedRecord>(
  {
    source: required,
    recordType: { type: String, enum: ['POLICY', 'CARRIER'], required: true },
    foreignId: required,
    recordId: { type: Schema.Types.ObjectId, required: true },
    // The record itself is audited.
    base: { type: Schema.Types.Mixed, secret: true },
  } as never,
  { minimize: false },
)
schema.index({ agencyId: 1, source: 1, recordType: 1, foreignId: 1 }, { unique: true })
schema.index({ agencyId: 1, source: 1, recordType: 1, recordId: 1 })

export const SyncedPolicyRecord = defineTenantModel('syncedPolicyRecords', schema)
