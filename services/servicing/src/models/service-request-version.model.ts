import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type InitiatorType, initiatorTypes, type UpdateType, updateTypes } from './enumerations.ts'

/** What a request was like after a change. */
export interface RequestSnapshot {
  assigneeId: string | null
  resolutionNotes: string | null
  dueAt: Date | null
}

export interface ServiceRequestVersionRecord {
  _id: Types.ObjectId
  requestId: Types.ObjectId
  version: number
  updateTypes: UpdateType[]
  /** Null: not known. */
  updateInitiatorType: InitiatorType | null
  updateInitiatorId: string | null
  /** Why it was reopened. */
  reason: string | null
  snapshot: RequestSnapshot
  createdAt: Date
}

const schema = new Schema<ServiceRequestVersionRecord>(
  {
    requestId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    updateTypes: { type: [String], enum: updateTypes, required: true },
    updateInitiatorType: { type: String, enum: [...initiatorTypes, null], default: null },
    updateInitiatorId: { type: String, default: null },
    reason: { type: String, default: null },
    snapshot: {
      type: new Schema(
        {
          assigneeId: { type: String, default: null },
          resolutionNotes: { type: String, default: null },
          dueAt: { type: Date, default: null },
        },
        { _id: false, id: false },
      ),
      required: true,
    },
  } as never,
  { timestamps: { createdAt: true, updatedAt: false } },
)
schema.index({ agencyId: 1, requestId: 1, version: 1 }, { unique: true })

/** One entry of a request's version log. It never changes. */
export const ServiceRequestVersion = defineTenantModel('serviceRequestVersions', schema)
