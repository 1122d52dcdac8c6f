import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type CallEvent, callEventKinds } from '../voice/call-event.ts'

export interface CallEventRecord extends CallEvent {
  _id: Types.ObjectId
  provider: string
  receivedAt: Date
  /** How many entries its transcript had. Only the event whose transcript is the call's keeps it. */
  heard?: number
}

const required = { type: String, required: true }

const schema = new Schema<CallEventRecord>({
  provider: required,
  callId: required,
  key: required,
  kind: { type: String, enum: callEventKinds, required: true },
  receivedAt: { type: Date, required: true },
  snapshot: { type: Schema.Types.Mixed, required: true },
  heard: Number,
} as never)
schema.index({ agencyId: 1, provider: 1, callId: 1, key: 1 }, { unique: true })

/** Every event of a call, each once. The call is made of them; what is audited and told is the call. */
export const CallEventRow = defineTenantModel('callEvents', schema, { isDerived: true })
