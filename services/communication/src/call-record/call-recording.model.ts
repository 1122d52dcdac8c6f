import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type RecordingState, recordingStates } from './enumerations.ts'

export interface CallRecordingRecord {
  _id: Types.ObjectId
  callId: Types.ObjectId
  /** Where the provider has it. */
  sourceUrl: string
  state: RecordingState
  fileId: string | null
  name: string | null
  /** How loud it is from its beginning to its end, each 0 to 1; empty where that can't be read. */
  peaks: number[]
  /** How long it is, in seconds. */
  seconds: number | null
}

const schema = new Schema<CallRecordingRecord>(
  {
    callId: { type: Schema.Types.ObjectId, required: true },
    sourceUrl: { type: String, required: true },
    state: { type: String, enum: recordingStates, required: true, default: 'WAITING' },
    fileId: { type: String, default: null },
    name: { type: String, default: null },
    peaks: { type: [Number], required: true, default: [] },
    seconds: { type: Number, default: null },
  } as never,
  { timestamps: true },
)
schema.index({ agencyId: 1, callId: 1 }, { unique: true })

/** The recording of a call, and the copy of it among our files. */
export const CallRecording = defineTenantModel('callRecordings', schema)
