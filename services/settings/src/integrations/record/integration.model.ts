import { defineTenantModel, sealed } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type IntegrationType, integrationTypes } from '../systems/ams-adapters.ts'

/** As the SDL has them. */
export const integrationStates = ['ACTIVE', 'CREATED', 'DISABLED', 'PENDING'] as const
export type IntegrationState = (typeof integrationStates)[number]

export interface IntegrationRecord {
  _id: Types.ObjectId
  /** Counts changes by people; progress does not change it. */
  version: number
  type: IntegrationType
  state: IntegrationState
  /** As the agency is called there, or who signs in. */
  account: string
  enableSyncTasks: boolean
  enableSyncCalls: boolean
  /** The run that is under way: one at a time. */
  runId: Types.ObjectId | null
  /** The last preview that was asked for. */
  previewId: Types.ObjectId | null
  lastSyncedAt: Date | null
  nextSyncAt: Date | null
  lastFailure: string | null
  /** Up to where each stream was read, by the other system's clock. */
  highWater: Record<string, string>
  /** The next run reads everything: something waits for records that no list of changes would name. */
  isFullDue: boolean
  /** Whoever renews the tokens, and until when. */
  renewal: { holder: string; until: Date } | null
  createdById: Types.ObjectId
  createdAt: Date
  updatedAt: Date
  /** Sealed; read only where it is named. */
  amsPassword?: string | null
  amsTokens?: string | null
}

const date = { type: Date, default: null }
const id = { type: Schema.Types.ObjectId, default: null }

const schema = new Schema<IntegrationRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    type: { type: String, enum: integrationTypes, required: true },
    state: { type: String, enum: integrationStates, required: true },
    account: { type: String, required: true },
    enableSyncTasks: { type: Boolean, required: true, default: false },
    enableSyncCalls: { type: Boolean, required: true, default: false },
    runId: id,
    previewId: id,
    lastSyncedAt: date,
    nextSyncAt: date,
    lastFailure: { type: String, default: null },
    highWater: { type: Schema.Types.Mixed, default: () => ({}) },
    isFullDue: { type: Boolean, required: true, default: false },
    renewal: { type: new Schema({ holder: String, until: Date }, { _id: false }), default: null },
    createdById: { type: Schema.Types.ObjectId, required: true },
    amsPassword: sealed(),
    amsTokens: sealed(),
  } as never,
  { timestamps: true, minimize: false },
)
schema.index({ agencyId: 1, type: 1 }, { unique: true })
// What is due.
schema.index({ agencyId: 1, nextSyncAt: 1 })

export const Integration = defineTenantModel('integrations', schema, { typename: 'Integration' })

/**
 * Under which name records here remember those there. HawkSoft numbers the clients of each agency from 1, so its number
 * belongs to it; NowCerts’ ids are one agency's in the whole world.
 */
export const sourceOf = ({ type, account }: Pick<IntegrationRecord, 'type' | 'account'>): string =>
  type === 'AMS_HAWKSOFT' ? `${type}:${account}` : type
