import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import {
  type ChangeKind,
  changeKinds,
  type InitiatorType,
  initiatorTypes,
  type UpdateType,
  updateTypes,
} from './enumerations.ts'
import { part } from './request-words.ts'
import { fileFields, type RequestFile } from './service-request.model.ts'

/** What a version changed beyond its update types; values are as people read them. */
export interface VersionChange {
  kind: ChangeKind
  /** Of a correction or an addition, such as `createCertificate.name`. */
  path?: string | null
  before?: string | null
  after?: string | null
}

/** What a request was like after a change. */
export interface RequestSnapshot {
  assigneeId: string | null
  resolutionNotes: string | null
  /** Versions that were logged before this was kept have none. */
  resolutionFiles?: RequestFile[]
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
  /** Why it was reopened, or the note of a waiting. */
  reason: string | null
  changes: VersionChange[]
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
    changes: [
      part({
        kind: { type: String, enum: changeKinds, required: true },
        path: { type: String, default: null },
        before: { type: String, default: null },
        after: { type: String, default: null },
      }),
    ],
    snapshot: {
      type: part({
        assigneeId: { type: String, default: null },
        resolutionNotes: { type: String, default: null },
        resolutionFiles: [part(fileFields)],
        dueAt: { type: Date, default: null },
      }),
      required: true,
    },
  } as never,
  { timestamps: { createdAt: true, updatedAt: false } },
)
schema.index({ agencyId: 1, requestId: 1, version: 1 }, { unique: true })

/** One entry of a request's version log. It never changes. */
export const ServiceRequestVersion = defineTenantModel('serviceRequestVersions', schema)
