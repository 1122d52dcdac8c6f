import { defineGlobalModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type Subscription, subscriptionSchema } from '../subscriptions/subscription.model.ts'

export interface AgencyRecord {
  _id: Types.ObjectId
  name: string
  timeZone: string
  /** Counted up by everything that takes or gives a seat, so that two such changes never happen side by side. */
  version: number
  subscription?: Subscription | null
}

/** Global: agencies are the tenants themselves. */
export const Agency = defineGlobalModel(
  'agencies',
  new Schema<AgencyRecord>({
    name: { type: String, required: true },
    timeZone: { type: String, required: true },
    version: { type: Number, default: 1 },
    subscription: subscriptionSchema,
  }),
  { typename: 'Agency', agencyOf: ({ _id }) => _id },
)
