import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type RecordType, recordTypes } from './sync-run.model.ts'

/** As the SDL has them. */
export const outcomes = ['CHANGED', 'CONFLICT', 'CREATED', 'DUPLICATE', 'MATCHED', 'SENT', 'SKIPPED'] as const
export type Outcome = (typeof outcomes)[number]

export interface FieldChange {
  field: string
  label: string
  /** As people read them. */
  before: string | null
  after: string | null
  isCleared: boolean
  isConflict: boolean
  /** As they are stored, for an undo and for a decision. */
  storedBefore: string | null
  storedAfter: string | null
  /** Of a conflict: what both had before. */
  base: string | null
}

export interface Candidate {
  recordId: string
  name: string
  reasons: string[]
  fields: { field: string; label: string; here: string | null; there: string | null }[]
}

/** What became of one record in one run. Those that were the same on both sides are only counted. */
export interface SyncChangeRecord {
  _id: Types.ObjectId
  integrationId: Types.ObjectId
  runId: Types.ObjectId
  recordType: RecordType
  outcome: Outcome
  foreignId: string
  /** Of the account there that a policy belongs to. */
  accountForeignId: string | null
  /** Of an account: BUSINESS or INDIVIDUAL. */
  accountKind: string | null
  recordId: string | null
  /** Of a contact: the account that it was added to. */
  accountId: string | null
  /** The record's after the change; null: none was made. */
  version: number | null
  name: string
  fields: FieldChange[]
  candidates: Candidate[]
  reason: string | null
  undo: 'KEPT' | 'UNDONE' | null
  keptBecause: string | null
}

const text = { type: String, default: null }
const required = { type: String, required: true }

const schema = new Schema<SyncChangeRecord>(
  {
    integrationId: { type: Schema.Types.ObjectId, required: true },
    runId: { type: Schema.Types.ObjectId, required: true },
    recordType: { type: String, enum: recordTypes, required: true },
    outcome: { type: String, enum: outcomes, required: true },
    foreignId: required,
    accountForeignId: text,
    accountKind: text,
    recordId: text,
    accountId: text,
    version: { type: Number, default: null },
    name: required,
    // The records that became of it are audited in their own area; a second copy of each would only be large.
    fields: { type: [Schema.Types.Mixed], secret: true },
    candidates: { type: [Schema.Types.Mixed], secret: true },
    reason: text,
    undo: text,
    keptBecause: text,
  } as never,
  { minimize: false },
)
schema.index({ agencyId: 1, runId: 1, _id: 1 })
schema.index({ agencyId: 1, runId: 1, recordType: 1, _id: 1 })
// A preview asks for what it has found so far.
schema.index({ agencyId: 1, runId: 1, recordType: 1, foreignId: 1 })
schema.index({ agencyId: 1, runId: 1, recordType: 1, recordId: 1 })
schema.index(
  { agencyId: 1, integrationId: 1, accountForeignId: 1 },
  { partialFilterExpression: { outcome: 'SKIPPED', accountForeignId: { $type: 'string' } } },
)

export const SyncChange = defineTenantModel('syncChanges', schema)
