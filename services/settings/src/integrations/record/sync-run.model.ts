import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** As the SDL has them. */
export const runTypes = ['FULL', 'INCREMENTAL', 'PREVIEW'] as const
export type RunType = (typeof runTypes)[number]
export const runStates = ['COMPLETED', 'FAILED', 'IN_PROGRESS'] as const
export type RunState = (typeof runStates)[number]
export const recordTypes = ['CARRIER', 'ACCOUNT', 'CONTACT', 'POLICY', 'TASK', 'CALL'] as const
export type RecordType = (typeof recordTypes)[number]
export const countNames = [
  'created',
  'changed',
  'matched',
  'unchanged',
  'duplicates',
  'conflicts',
  'skipped',
  'sent',
] as const
export type CountName = (typeof countNames)[number]
export type RunCounts = Partial<Record<RecordType, Partial<Record<CountName, number>>>>

/** Where a run is: what is before it is done. */
export interface RunPlace {
  /** Of the adapter's streams. */
  stream: number
  cursor: string | null
  /** Counts all pages of the run. */
  page: number
}

/** One sync or one preview. */
export interface SyncRunRecord {
  _id: Types.ObjectId
  integrationId: Types.ObjectId
  type: RunType
  /** Of a preview, whether the sync that it shows is a full one. */
  readsAll: boolean
  state: RunState
  startedAt: Date
  completedAt: Date | null
  /** Null: the schedule began it. */
  userId: Types.ObjectId | null
  lastError: string | null
  counts: RunCounts
  entitiesSynced: number
  place: RunPlace
  progress: { recordType: RecordType; done: number; total: number | null } | null
  highWater: Record<string, string>
  undo: { state: RunState; startedAt: Date; undone: number; kept: number } | null
}

const date = { type: Date, default: null }

const schema = new Schema<SyncRunRecord>(
  {
    integrationId: { type: Schema.Types.ObjectId, required: true },
    type: { type: String, enum: runTypes, required: true },
    readsAll: { type: Boolean, default: true },
    state: { type: String, enum: runStates, required: true },
    startedAt: { type: Date, required: true },
    completedAt: date,
    userId: { type: Schema.Types.ObjectId, default: null },
    lastError: { type: String, default: null },
    counts: { type: Schema.Types.Mixed, default: () => ({}) },
    entitiesSynced: { type: Number, required: true, default: 0 },
    place: { type: Schema.Types.Mixed, default: () => ({ stream: 0, cursor: null, page: 0 }) },
    progress: { type: Schema.Types.Mixed, default: null },
    highWater: { type: Schema.Types.Mixed, default: () => ({}) },
    undo: { type: Schema.Types.Mixed, default: null },
  } as never,
  { minimize: false },
)
schema.index({ agencyId: 1, integrationId: 1, startedAt: -1, _id: -1 })

export const SyncRun = defineTenantModel('syncRuns', schema, { typename: 'SyncLog' })
