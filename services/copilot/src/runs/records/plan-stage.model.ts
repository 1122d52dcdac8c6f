import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

const stageTypes = ['PROCESS_ATTACHMENTS', 'TASK'] as const
export type StageType = (typeof stageTypes)[number]
const stageStates = ['REGISTERED', 'IN_PROGRESS', 'COMPLETED', 'ERROR'] as const

export interface PlanStageRecord {
  _id: Types.ObjectId
  workspaceId: Types.ObjectId
  /** In the workspace, from 1, without gaps. */
  number: number
  runId: Types.ObjectId
  type: StageType
  state: (typeof stageStates)[number]
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
  /** Its result, as a sentence. */
  result: string | null
  initiatedByMessageId: Types.ObjectId
  /** How much of the attachments is read, 0 to 1. */
  progress: number
  eventCount: number
}

const date = { type: Date, default: null }
const id = { type: Schema.Types.ObjectId, required: true }

const schema = new Schema<PlanStageRecord>({
  workspaceId: id,
  number: { type: Number, required: true },
  runId: id,
  type: { type: String, enum: stageTypes, required: true },
  state: { type: String, enum: stageStates, required: true, default: 'REGISTERED' },
  createdAt: { type: Date, required: true },
  startedAt: date,
  endedAt: date,
  result: { type: String, default: null },
  initiatedByMessageId: id,
  progress: { type: Number, required: true, default: 0 },
  eventCount: { type: Number, required: true, default: 0 },
} as never)
schema.index({ agencyId: 1, workspaceId: 1, number: 1 }, { unique: true })
schema.index({ agencyId: 1, runId: 1, number: 1 })

/** A part of what Cara does for a message. */
export const PlanStage = defineTenantModel('caraPlanStages', schema)
