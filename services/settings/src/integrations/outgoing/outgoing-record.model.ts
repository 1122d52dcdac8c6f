import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export const outgoingKinds = ['TASK', 'CALL'] as const
export type OutgoingKind = (typeof outgoingKinds)[number]

/** A service request or a call that the other system has, or is about to get. */
export interface OutgoingRecord {
  _id: Types.ObjectId
  integrationId: Types.ObjectId
  kind: OutgoingKind
  /** Of the request or the call. */
  recordId: string
  /** Something has changed since it was sent. */
  isDue: boolean
  /** Counts what has happened to it. */
  changes: number
  /** An attempt has begun whose answer no one has seen. */
  isSending: boolean
  foreignId: string | null
}

const schema = new Schema<OutgoingRecord>({
  integrationId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: outgoingKinds, required: true },
  recordId: { type: String, required: true },
  isDue: { type: Boolean, required: true },
  changes: { type: Number, required: true, default: 0 },
  isSending: { type: Boolean, required: true, default: false },
  foreignId: { type: String, default: null },
})
schema.index({ agencyId: 1, integrationId: 1, kind: 1, recordId: 1 }, { unique: true })
schema.index({ agencyId: 1, integrationId: 1, isDue: 1, _id: 1 })

export const OutgoingRecord = defineTenantModel('outgoingRecords', schema)
