import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** A company that was merged into another one, or removed. A policy that still names it can say who that was. */
export interface FormerCarrierRecord {
  /** The company's. */
  _id: Types.ObjectId
  version: number
  name: string
  isCarrier: boolean
  isBroker: boolean
  claimsPhone: string | null
  /** The one that was kept; null: it was removed. */
  intoId: Types.ObjectId | null
}

const schema = new Schema<FormerCarrierRecord>({
  version: { type: Number, required: true },
  name: { type: String, required: true },
  isCarrier: { type: Boolean, required: true },
  isBroker: { type: Boolean, required: true },
  claimsPhone: { type: String, default: null },
  intoId: { type: Schema.Types.ObjectId, default: null },
})
schema.index({ agencyId: 1, intoId: 1 })

export const FormerCarrier = defineTenantModel('formerInsuranceCarriers', schema)
