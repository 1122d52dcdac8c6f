import { defineGlobalModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface AgencyRecord {
  _id: Types.ObjectId
  name: string
  timeZone: string
}

/** Global: agencies are the tenants themselves. */
export const Agency = defineGlobalModel(
  'agencies',
  new Schema<AgencyRecord>({
    name: { type: String, required: true },
    timeZone: { type: String, required: true },
  }),
  { typename: 'Agency', agencyOf: ({ _id }) => _id },
)
