import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { Candidate } from './sync-change.model.ts'
import { type RecordType, recordTypes } from './sync-run.model.ts'

/** As the SDL has them. */
const decisionStates = ['APPLIED', 'DECIDED', 'OPEN', 'OUTDATED'] as const
export type DecisionState = (typeof decisionStates)[number]
export type Side = 'HERE' | 'THERE'
export type DuplicateChoice = 'CREATE' | 'LEAVE_OUT' | 'LINK'

/** What waits for a person about one record. */
interface Decision {
  _id: Types.ObjectId
  version: number
  integrationId: Types.ObjectId
  state: DecisionState
  recordType: RecordType
  foreignId: string
  name: string
  decidedById: Types.ObjectId | null
  decidedAt: Date | null
  createdAt: Date
}

export interface ConflictField {
  field: string
  label: string
  before: string | null
  here: string | null
  there: string | null
  /** As they are stored: the decision holds for these values alone. */
  storedHere: string | null
  storedThere: string | null
  keep: Side | null
}

export interface SyncConflictRecord extends Decision {
  recordId: string
  fields: ConflictField[]
}

export interface SyncDuplicateRecord extends Decision {
  candidates: Candidate[]
  choice: DuplicateChoice | null
  recordId: string | null
}

const decision = {
  version: { type: Number, required: true, default: 1 },
  integrationId: { type: Schema.Types.ObjectId, required: true },
  state: { type: String, enum: decisionStates, required: true, default: 'OPEN' },
  recordType: { type: String, enum: recordTypes, required: true },
  foreignId: { type: String, required: true },
  name: { type: String, required: true },
  decidedById: { type: Schema.Types.ObjectId, default: null },
  decidedAt: { type: Date, default: null },
}
const options = { timestamps: { createdAt: true, updatedAt: false }, minimize: false }
/** One at a time waits for a record. */
const waiting = { partialFilterExpression: { state: { $in: ['OPEN', 'DECIDED'] } } }

const conflicts = new Schema<SyncConflictRecord>(
  { ...decision, recordId: { type: String, required: true }, fields: [Schema.Types.Mixed] } as never,
  options,
)
const duplicates = new Schema<SyncDuplicateRecord>(
  {
    ...decision,
    candidates: { type: [Schema.Types.Mixed], secret: true },
    choice: { type: String, default: null },
    recordId: { type: String, default: null },
  } as never,
  options,
)
for (const schema of [conflicts, duplicates]) {
  schema.index({ agencyId: 1, integrationId: 1, recordType: 1, foreignId: 1 }, { unique: true, ...waiting })
  schema.index({ agencyId: 1, integrationId: 1, state: 1, createdAt: 1, _id: 1 })
}

export const SyncConflict = defineTenantModel('syncConflicts', conflicts, { typename: 'SyncConflict' })
export const SyncDuplicate = defineTenantModel('syncDuplicates', duplicates, { typename: 'SyncDuplicate' })
