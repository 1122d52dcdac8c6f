import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { ToolName } from '../../tools/tool.ts'

const approvalStates = ['PENDING', 'APPROVED', 'DECLINED', 'SPENT', 'VOID'] as const

export interface ApprovalRecord {
  _id: Types.ObjectId
  workspaceId: Types.ObjectId
  runId: Types.ObjectId
  callId: string
  /** Of the tool and exactly these arguments: for others it is worth nothing. */
  hash: string
  name: ToolName
  argumentsJson: string
  state: (typeof approvalStates)[number]
  /** Who has answered. */
  answeredBy: string | null
  answeredAt: Date | null
  createdAt: Date
}

const schema = new Schema<ApprovalRecord>({
  workspaceId: { type: Schema.Types.ObjectId, required: true },
  runId: { type: Schema.Types.ObjectId, required: true },
  callId: { type: String, required: true },
  hash: { type: String, required: true },
  name: { type: String, required: true },
  argumentsJson: { type: String, required: true },
  state: { type: String, enum: approvalStates, required: true },
  answeredBy: { type: String, default: null },
  answeredAt: { type: Date, default: null },
  createdAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, runId: 1, callId: 1, hash: 1 }, { unique: true })
schema.index({ agencyId: 1, workspaceId: 1, state: 1 })

/** What a person lets Cara do, or not. It is spent with the first call that it allows. */
export const Approval = defineTenantModel('caraApprovals', schema)
