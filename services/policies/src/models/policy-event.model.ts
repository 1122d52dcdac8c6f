import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export const policyEventKinds = [
  'CREATED',
  'UPDATED',
  'CANCELED',
  'REINSTATED',
  'RENEWED',
  'CREATED_BY_RENEWAL',
  'STATE_CHANGED',
  'FILE_ADDED',
  'FILE_REMOVED',
  'DELETED',
  'RESTORED',
] as const
export type PolicyEventKind = (typeof policyEventKinds)[number]

/** One field before and after as texts that people read; null is nothing. */
export interface PolicyFieldChange {
  field: string
  before: string | null
  after: string | null
}

/** The same as it was stored: what it takes to play the history again. */
export interface StoredFieldChange {
  field: string
  before: unknown
  after: unknown
}

/** Something that happened to a policy. No one changes it afterwards. */
export interface PolicyEventRecord {
  _id: Types.ObjectId
  policyId: Types.ObjectId
  kind: PolicyEventKind
  at: Date
  /** Null: the calendar, or the product. */
  userId: string | null
  reason: string | null
  /** The version of the policy that it made. */
  version: number
  changes: PolicyFieldChange[]
  stored: StoredFieldChange[]
}

const value = { type: Schema.Types.Mixed, default: null }
const text = { type: String, default: null }

const schema = new Schema<PolicyEventRecord>({
  policyId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: policyEventKinds, required: true },
  at: { type: Date, required: true },
  userId: text,
  reason: text,
  version: { type: Number, required: true },
  changes: [new Schema({ field: { type: String, required: true }, before: text, after: text }, { _id: false })],
  stored: {
    type: [new Schema({ field: { type: String, required: true }, before: value, after: value }, { _id: false })],
    select: false,
  },
} as never)
schema.index({ agencyId: 1, policyId: 1, at: 1, _id: 1 })

export const PolicyEvent = defineTenantModel('policyEvents', schema, { typename: 'PolicyEvent' })
