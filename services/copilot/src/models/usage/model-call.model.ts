import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type Provider, providers } from '../providers/provider.ts'

export const callOutcomes = [
  'ANSWERED',
  'REFUSED',
  'UNUSABLE',
  'STOPPED',
  'TIMED_OUT',
  'RATE_LIMITED',
  'REJECTED',
  'FAILED',
] as const
/** `UNUSABLE` called tools wrongly; `REJECTED` is a wrong key or a request that the provider doesn't take. */
export type CallOutcome = (typeof callOutcomes)[number]

/** One call of a language model, whatever became of it. */
export interface ModelCallRecord {
  _id: Types.ObjectId
  /** Null: a test of a model. */
  runId: string | null
  /** Whose workspace it was for, or who tested the model: an agency user. */
  ownerId: string
  provider: Provider
  model: string
  inputTokens: number
  outputTokens: number
  /** The part of the input that the provider had kept from an earlier call. */
  cachedTokens: number
  /** Counted by us from the length of the texts: the call ended before the provider said it. */
  isEstimated: boolean
  /** In US dollars, at list prices; null where the price isn't known. */
  cost: number | null
  durationMs: number
  outcome: CallOutcome
  /** Such as `2026-11`, in UTC. */
  month: string
  startedAt: Date
}

const count = { type: Number, required: true }
const schema = new Schema<ModelCallRecord>({
  runId: { type: String, default: null },
  ownerId: { type: String, required: true },
  provider: { type: String, enum: providers, required: true },
  model: { type: String, required: true },
  inputTokens: count,
  outputTokens: count,
  cachedTokens: count,
  isEstimated: { type: Boolean, required: true },
  cost: { type: Number, default: null },
  durationMs: count,
  outcome: { type: String, enum: callOutcomes, required: true },
  month: { type: String, required: true },
  startedAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, month: 1, ownerId: 1 })
schema.index({ agencyId: 1, runId: 1 })

/** A meter, not a record that people change: it counts at once, outside of any transaction, so that nothing takes it back. */
export const ModelCall = defineTenantModel('modelCalls', schema, { isDerived: true })
