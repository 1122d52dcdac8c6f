import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface CarrierRecord {
  _id: Types.ObjectId
  version: number
  name: string
  isCarrier: boolean
  /** A wholesale broker. */
  isBroker: boolean
  /** E.164; where clients report a loss. */
  claimsPhone: string | null
  /** The folded name: lists are sorted by it, and the agency has it once. */
  sortName: string
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
}

const schema = new Schema<CarrierRecord>({
  version: { type: Number, required: true, default: 1 },
  name: { type: String, required: true },
  isCarrier: { type: Boolean, required: true },
  isBroker: { type: Boolean, required: true },
  claimsPhone: { type: String, default: null },
  sortName: { type: String, required: true },
  words: { type: [String], required: true, select: false },
})
schema.index({ agencyId: 1, sortName: 1 }, { unique: true })
schema.index({ agencyId: 1, isCarrier: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, isBroker: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })

/** Who insures, and who places with those that insure. */
export const InsuranceCarrier = defineTenantModel('insuranceCarriers', schema, { typename: 'InsuranceCarrier' })
