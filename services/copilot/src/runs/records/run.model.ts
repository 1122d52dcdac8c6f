import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

const runStates = ['QUEUED', 'RUNNING', 'WAITING_FOR_APPROVAL', 'COMPLETED', 'STOPPED', 'FAILED'] as const
type RunState = (typeof runStates)[number]

export interface RunRecord {
  _id: Types.ObjectId
  workspaceId: Types.ObjectId
  /** Who has asked: so many runs of one person go on at once. */
  userId: string
  /** The message that it answers. */
  messageId: Types.ObjectId
  messageNumber: number
  state: RunState
  /** Counts how often it was started: a job of an earlier part stops. */
  part: number
  /** When it began to wait for its turn. */
  queuedAt: Date
  startedAt: Date | null
  endedAt: Date | null
  /** Why it ended before its end, as a sentence for people. */
  failure: string | null
  /** What worked: `rules`, or a model. */
  engine: string | null
  /** Turns of the model and calls of tools that are done. */
  steps: number
  /** How long it has worked, in milliseconds: without waiting for its turn, for people or for another process. */
  activeMs: number
  inputTokens: number
  outputTokens: number
  /** Whether it, or a run before it in the workspace, has read what strangers wrote. */
  hasReadUntrustedText: boolean
  /** Around what strangers wrote, where a model reads it. Nobody can know it who wrote that. */
  boundary: string
  /** That a model wasn't available, as people read it. */
  notice: string | null
}

const count = { type: Number, required: true, default: 0 }
const date = { type: Date, default: null }
const text = { type: String, default: null }

const schema = new Schema<RunRecord>({
  workspaceId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: String, required: true },
  messageId: { type: Schema.Types.ObjectId, required: true },
  messageNumber: { type: Number, required: true },
  state: { type: String, enum: runStates, required: true },
  part: count,
  queuedAt: { type: Date, required: true },
  startedAt: date,
  endedAt: date,
  failure: text,
  engine: text,
  steps: count,
  activeMs: count,
  inputTokens: count,
  outputTokens: count,
  hasReadUntrustedText: { type: Boolean, required: true, default: false },
  boundary: { type: String, required: true },
  notice: text,
} as never)
schema.index({ agencyId: 1, state: 1, queuedAt: 1, _id: 1 })
schema.index({ agencyId: 1, workspaceId: 1, queuedAt: 1 })

/** One piece of Cara's work, from a message to its answer. Its own account of itself: what people see of it is in stages and messages. */
export const Run = defineTenantModel('caraRuns', schema, { isDerived: true })
