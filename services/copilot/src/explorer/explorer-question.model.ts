import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface ExplorerQuestionRecord {
  _id: Types.ObjectId
  policyId: string
  content: string
  userId: string
  state: 'WAITING' | 'FAILED'
  /** Why there is no answer, as a sentence; null while it is waiting. */
  failure: string | null
  askedAt: Date
}

const required = { type: String, required: true }

const schema = new Schema<ExplorerQuestionRecord>({
  policyId: required,
  content: required,
  userId: required,
  state: { type: String, enum: ['WAITING', 'FAILED'], required: true },
  failure: { type: String, default: null },
  askedAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, policyId: 1 }, { unique: true })

/** The question of a policy that has no answer yet: one at a time. */
export const ExplorerQuestion = defineTenantModel('policyExplorerQuestions', schema)
