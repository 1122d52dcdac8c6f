import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

interface LiveTextRecord {
  workspaceId: Types.ObjectId
  runId: Types.ObjectId
  text: string
}

const schema = new Schema<LiveTextRecord>({
  workspaceId: { type: Schema.Types.ObjectId, required: true },
  runId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, default: '' },
} as never)
schema.index({ agencyId: 1, workspaceId: 1 }, { unique: true })

/** What Cara is writing at this moment. A message or a thought takes its place. */
export const LiveText = defineTenantModel('caraLiveTexts', schema, { isDerived: true })
