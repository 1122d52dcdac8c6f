import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { ToolName } from '../../tools/tool.ts'

const toolCallStates = ['PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const
export type ToolCallState = (typeof toolCallStates)[number]

interface ToolCallRecord {
  /** In its run. */
  id: string
  name: ToolName
  argumentsJson: string
  /** What the tool answered, as JSON. */
  result: string | null
  /** How much a search found; null for other calls, and until it is done. */
  found?: number | null
  state: ToolCallState
}

export interface StageEventRecord {
  _id: Types.ObjectId
  workspaceId: Types.ObjectId
  stageId: Types.ObjectId
  runId: Types.ObjectId
  /** In its stage, from 1. */
  number: number
  type: 'THOUGHT' | 'TOOL_CALL'
  title: string
  content: string | null
  error: string | null
  startedAt: Date | null
  endedAt: Date | null
  toolCall: ToolCallRecord | null
}

const text = { type: String, default: null }
const date = { type: Date, default: null }
const id = { type: Schema.Types.ObjectId, required: true }

const schema = new Schema<StageEventRecord>({
  workspaceId: id,
  stageId: id,
  runId: id,
  number: { type: Number, required: true },
  type: { type: String, enum: ['THOUGHT', 'TOOL_CALL'], required: true },
  title: { type: String, required: true },
  content: text,
  error: text,
  startedAt: date,
  endedAt: date,
  toolCall: {
    type: new Schema(
      {
        id: { type: String, required: true },
        name: { type: String, required: true },
        argumentsJson: { type: String, required: true },
        result: text,
        found: { type: Number, default: null },
        state: { type: String, enum: toolCallStates, required: true },
      },
      { _id: false, id: false },
    ),
    default: null,
  },
} as never)
schema.index({ agencyId: 1, stageId: 1, number: 1 }, { unique: true })
schema.index({ agencyId: 1, runId: 1, 'toolCall.id': 1 })

/** What Cara thought or did, as people follow it. */
export const StageEvent = defineTenantModel('caraStageEvents', schema)
