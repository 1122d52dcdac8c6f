import { type Outcome, outcomeKinds } from '@coverdesk/coverage/port'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { Box } from '../../reading/page.ts'
import type { WorkspaceFile } from './workspace.model.ts'

/** What proves the statement before a mark such as `[1]`: the server has found the quote on its page. */
export interface MessageEvidence {
  mark: number
  sourceId: string
  name: string
  page: number
  quote: string
  boxes: Box[]
}

/** What was asked and is not there, and what was searched for it. */
interface MessageGap {
  question: string
  sources: string[]
}

export interface MessageRecord {
  _id: Types.ObjectId
  workspaceId: Types.ObjectId
  /** From 1, without gaps. */
  number: number
  role: 'USER' | 'AGENT'
  /** Markdown, with marks such as `[1]` of its evidence. */
  content: string
  /** Who wrote it; null for Cara. */
  userId: string | null
  files: WorkspaceFile[]
  evidence: MessageEvidence[]
  notFound: MessageGap[]
  /** How it ended; null for people, and where nothing was asked. */
  outcome: Outcome | null
  /** What a person is likely to ask for next; null: nothing in particular. */
  nextStep: string | null
  /** What people should know of how it came about: such as that the model wasn't available. */
  notice: string | null
  /** What wrote it: `rules`, or a model; null for people. */
  engine: string | null
  /** The run that wrote it. */
  runId: Types.ObjectId | null
  createdAt: Date
}

const required = { type: String, required: true }
const number = { type: Number, required: true }
const part = (fields: object) => new Schema(fields, { _id: false, id: false })
const box = part({ x: number, y: number, width: number, height: number })

/** How an answer ended, as messages of workspaces and of the policy explorer keep it. */
export const outcomePart = part({
  kind: { type: String, enum: outcomeKinds, required: true },
  searched: [part({ name: required, pages: number })],
  failures: [String],
  candidates: [part({ label: required, message: required })],
})

const schema = new Schema<MessageRecord>({
  workspaceId: { type: Schema.Types.ObjectId, required: true },
  number,
  role: { type: String, enum: ['USER', 'AGENT'], required: true },
  content: { type: String, default: '' },
  userId: { type: String, default: null },
  files: [part({ fileId: required, name: required, mimeType: required, size: number })],
  evidence: [part({ mark: number, sourceId: required, name: required, page: number, quote: required, boxes: [box] })],
  notFound: [part({ question: required, sources: [String] })],
  outcome: { type: outcomePart, default: null },
  nextStep: { type: String, default: null },
  notice: { type: String, default: null },
  engine: { type: String, default: null },
  runId: { type: Schema.Types.ObjectId, default: null },
  createdAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, workspaceId: 1, number: 1 }, { unique: true })

/** What someone has written to Cara, or she to them. It never changes. */
export const Message = defineTenantModel('caraMessages', schema)
