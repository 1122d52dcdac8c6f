import type { Outcome } from '@coverdesk/coverage/port'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type MessageEvidence, type MessageRecord, outcomePart } from '../runs/records/message.model.ts'

export interface ExplorerMessageRecord {
  _id: Types.ObjectId
  policyId: string
  /** From 1, without gaps: questions have odd numbers, their answers follow them. */
  number: number
  role: 'USER' | 'ASSISTANT'
  /** Of an answer Markdown, with marks such as `[1]` of its evidence. */
  content: string
  /** Who asked; null for Cara. */
  userId: string | null
  evidence: MessageEvidence[]
  notFound: MessageRecord['notFound']
  /** How it ended; null for people, and where nothing was asked. */
  outcome: Outcome | null
  /** What people should know of how it came about. */
  notice: string | null
  createdAt: Date
}

const required = { type: String, required: true }
const number = { type: Number, required: true }
const part = (fields: object) => new Schema(fields, { _id: false, id: false })
const box = part({ x: number, y: number, width: number, height: number })

const schema = new Schema<ExplorerMessageRecord>({
  policyId: required,
  number,
  role: { type: String, enum: ['USER', 'ASSISTANT'], required: true },
  content: required,
  userId: { type: String, default: null },
  evidence: [part({ mark: number, sourceId: required, name: required, page: number, quote: required, boxes: [box] })],
  notFound: [part({ question: required, sources: [String] })],
  outcome: { type: outcomePart, default: null },
  notice: { type: String, default: null },
  createdAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, policyId: 1, number: 1 }, { unique: true })

/** A question about the documents of a policy, or its answer. It never changes. */
export const ExplorerMessage = defineTenantModel('policyExplorerMessages', schema)
