import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { ToolName } from '../../tools/tool.ts'

const receiptStates = ['PLANNED', 'RUNNING', 'DONE', 'FAILED', 'UNKNOWN'] as const
type ReceiptState = (typeof receiptStates)[number]

export interface ReceiptRecord {
  _id: Types.ObjectId
  runId: Types.ObjectId
  callId: string
  /** Of the tool and its normalized arguments: `hashOfCall`. */
  hash: string
  name: ToolName
  state: ReceiptState
  /** What the tool answered, as JSON. */
  output: string | null
  /** Why it did not, as a sentence. */
  error: string | null
}

const schema = new Schema<ReceiptRecord>({
  runId: { type: Schema.Types.ObjectId, required: true },
  callId: { type: String, required: true },
  hash: { type: String, required: true },
  name: { type: String, required: true },
  state: { type: String, enum: receiptStates, required: true },
  output: { type: String, default: null },
  error: { type: String, default: null },
} as never)
schema.index({ agencyId: 1, runId: 1, callId: 1, hash: 1 }, { unique: true })

/** Written before a tool is called, so that nothing is done twice. UNKNOWN: its process died in the middle; a person looks. */
export const Receipt = defineTenantModel('caraReceipts', schema, { isDerived: true })
