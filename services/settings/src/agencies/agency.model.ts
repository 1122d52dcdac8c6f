import { defineGlobalModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type Subscription, subscriptionSchema } from '../subscriptions/subscription.model.ts'

/** What the local billing page knows of cards. */
export const localCards = ['ACCEPTED', 'DECLINED'] as const

export interface AgencyRecord {
  _id: Types.ObjectId
  name: string
  timeZone: string
  /** Counted up by everything that takes or gives a seat, so that two such changes never happen side by side. */
  version: number
  subscription?: Subscription | null
  /** How the agency pays on the local billing page; accepted unless chosen otherwise. */
  localCard?: (typeof localCards)[number]
}

/** Global: agencies are the tenants themselves. */
export const Agency = defineGlobalModel(
  'agencies',
  new Schema<AgencyRecord>({
    name: { type: String, required: true },
    timeZone: { type: String, required: true },
    version: { type: Number, default: 1 },
    subscription: subscriptionSchema,
    localCard: { type: String, enum: localCards },
  }),
  { typename: 'Agency', agencyOf: ({ _id }) => _id },
)
