import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type TranscriptRole, transcriptRoles } from './enumerations.ts'

/** Specification 3 §3. A result belongs to the invocation of the same `toolCallId`. */
export interface TranscriptEntry {
  role: TranscriptRole
  content: string
  toolCallId: string | null
  toolName: string | null
  toolArgumentsJson: string | null
}

export interface CallTranscriptRecord {
  _id: Types.ObjectId
  callId: Types.ObjectId
  entries: TranscriptEntry[]
}

const text = { type: String, default: null }
const entry = new Schema(
  {
    role: { type: String, enum: transcriptRoles, required: true },
    content: { type: String, default: '' },
    toolCallId: text,
    toolName: text,
    toolArgumentsJson: text,
  },
  { _id: false },
)
const schema = new Schema<CallTranscriptRecord>({
  callId: { type: Schema.Types.ObjectId, required: true },
  entries: { type: [entry], required: true },
} as never)
schema.index({ agencyId: 1, callId: 1 }, { unique: true })

/** What was said in a call. Beside it, since no list reads it; made of the call's events, as often as one comes. */
export const CallTranscript = defineTenantModel('callTranscripts', schema, { isDerived: true })
