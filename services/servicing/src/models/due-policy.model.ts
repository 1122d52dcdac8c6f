import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type RequestType, requestTypes } from './enumerations.ts'
import { part } from './request-words.ts'

export interface DueRule {
  type: RequestType
  /** 0: the day on which it is opened. Null: no due date. */
  businessDays: number | null
}

/** When requests are due. It has the id of its agency: there is one of each. */
export interface DuePolicyRecord {
  _id: Types.ObjectId
  version: number
  /** One of each type. */
  rules: DueRule[]
  /** Days such as `2026-12-24`, in their order. */
  closedDays: string[]
}

const schema = new Schema<DuePolicyRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    rules: [
      part({
        type: { type: String, enum: requestTypes, required: true },
        businessDays: { type: Number, default: null },
      }),
    ],
    closedDays: [String],
  } as never,
  { timestamps: true },
)

export const DuePolicy = defineTenantModel('serviceRequestDuePolicies', schema, {
  typename: 'ServiceRequestDuePolicy',
})
