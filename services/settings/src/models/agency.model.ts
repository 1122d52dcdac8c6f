import { defineGlobalModel, type MailingAddress } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type Subscription, subscriptionSchema } from './subscription.model.ts'

/** What the local billing page knows of cards. */
export const localCards = ['ACCEPTED', 'DECLINED'] as const

/** How clients and carriers reach the agency. */
export interface AgencyProfile {
  address?: MailingAddress | null
  /** E.164, with an extension after an x. */
  phone?: string | null
  licenseNumber?: string | null
}

export interface AgencyRecord {
  _id: Types.ObjectId
  name: string
  timeZone: string
  profile?: AgencyProfile | null
  /** Counted up by everything that takes or gives a seat, so that two such changes never happen side by side. */
  version: number
  subscription?: Subscription | null
  /** The agency's customer at Stripe, once it was sent there, and what it bought. */
  stripe?: { customerId: string; subscriptionId?: string | null } | null
  requiresSecondStep?: boolean
  /** For as long as it is not chosen, the product's own. */
  auditRetentionDays?: number
  /** How the agency pays on the local billing page; accepted unless chosen otherwise. */
  localCard?: (typeof localCards)[number]
}

const addressSchema = new Schema<MailingAddress>(
  { line1: String, line2: String, city: String, zone: String, postalCode: String },
  { _id: false },
)

const schema = new Schema<AgencyRecord>({
  name: { type: String, required: true },
  timeZone: { type: String, required: true },
  profile: new Schema<AgencyProfile>({ address: addressSchema, phone: String, licenseNumber: String }, { _id: false }),
  version: { type: Number, default: 1 },
  subscription: subscriptionSchema,
  stripe: new Schema({ customerId: { type: String, required: true }, subscriptionId: String }, { _id: false }),
  requiresSecondStep: Boolean,
  auditRetentionDays: Number,
  localCard: { type: String, enum: localCards },
})
schema.index({ 'stripe.customerId': 1 }, { unique: true, sparse: true })

/** Global: agencies are the tenants themselves. */
export const Agency = defineGlobalModel('agencies', schema, { typename: 'Agency', agencyOf: ({ _id }) => _id })
