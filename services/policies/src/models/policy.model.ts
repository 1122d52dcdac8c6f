import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type SchemaDefinition } from 'mongoose'
import type { PolicyRecord } from '../policies/policy-record.ts'
import {
  billingTypes,
  cancellationParties,
  cancellationReasons,
  cancellationTypes,
  insuranceTypes,
  limitNames,
  markets,
  paymentIntervals,
  policyStates,
} from './enumerations.ts'

const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false, id: false, minimize: false })
const required = { type: String, required: true }
const requiredMoney = { type: Number, required: true, default: 0 }
const text = { type: String, default: null }
const money = { type: Number, default: null }
const flag = { type: Boolean, default: null }
const oneOf = (values: readonly string[]) => ({ type: String, enum: [...values, null], default: null })
const requiredOf = (values: readonly string[]) => ({ type: String, enum: values, required: true })
const maybe = (fields: SchemaDefinition) => ({ type: part(fields), default: null })

const address = { line1: required, line2: text, city: required, zone: required, postalCode: required }
const party = { name: required, address: maybe(address) }
const statement = { title: required, description: text, policyQuotes: [String] }

const details = part({
  policyNumber: text,
  summary: text,
  carrier: maybe(party),
  insured: maybe(party),
  deductible: money,
  limits: { type: part(Object.fromEntries(limitNames.map(name => [name, Number]))), required: true },
  extraLimits: [part({ name: required, limit: requiredMoney })],
  locations: [
    part({
      address: { type: part(address), required: true },
      propertyBuildingLimit: money,
      propertyContentsLimit: money,
    }),
  ],
  namedAdditionalInsureds: [part(party)],
  blanketAdditionalInsureds: [part({ type: required, description: text })],
  lineTerms: [
    part({
      line: requiredOf(insuranceTypes),
      additionalInsured: flag,
      waiverOfSubrogation: flag,
      primaryNonContributory: flag,
    }),
  ],
  coverageDescriptions: [part(statement)],
  exclusionDescriptions: [part(statement)],
})

const pricing = part({
  billingType: oneOf(billingTypes),
  paymentIntervalType: oneOf(paymentIntervals),
  premium: requiredMoney,
  agencyFees: requiredMoney,
  brokerFees: requiredMoney,
  policyFees: requiredMoney,
  otherFees: requiredMoney,
  taxes: requiredMoney,
  commissionRate: money,
  minimumEarnedPremium: money,
})

const cancellation = {
  canceledAt: { type: Date, required: true },
  canceledBy: requiredOf(cancellationParties),
  effectiveAt: required,
  type: requiredOf(cancellationTypes),
  reason: requiredOf(cancellationReasons),
  reasonDescription: text,
  returnPremium: money,
  returnCommission: money,
}
const reinstatement = { reinstatedAt: { type: Date, required: true }, effectiveAt: required, reasonDescription: text }

const id = { type: Schema.Types.ObjectId, default: null }

const schema = new Schema<PolicyRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    accountId: required,
    account: {
      type: part({ name: required, sortName: required, email: { type: String, default: '' }, contactIds: [String] }),
      required: true,
    },
    contactIds: [String],
    type: requiredOf(insuranceTypes),
    standing: requiredOf(['BINDING', 'BOUND', 'UNKNOWN']),
    state: requiredOf(policyStates),
    isCancellationPending: { type: Boolean, required: true },
    movesAt: text,
    expiryOrder: required,
    market: oneOf(markets),
    carrierId: id,
    brokerId: id,
    agencyUserId: text,
    quoteNumber: text,
    policyNumber: text,
    issuedAt: text,
    inforceAt: text,
    expiresAt: text,
    pricing: { type: pricing, required: true },
    details: { type: details, required: true },
    cancellation: maybe(cancellation),
    reinstatement: maybe(reinstatement),
    previousPolicyIds: [Schema.Types.ObjectId],
    nextPolicyIds: [Schema.Types.ObjectId],
    words: { type: [String], required: true, select: false },
  } as never,
  { timestamps: true, minimize: false },
)

// A list in each order; what narrows it lets one record in twenty through, or has an index to begin with.
for (const order of ['updatedAt', 'expiryOrder', 'pricing.premium', 'account.sortName']) {
  schema.index({ agencyId: 1, [order]: 1, _id: 1 })
}
for (const narrowed of ['state', 'type', 'carrierId', 'brokerId', 'agencyUserId']) {
  schema.index({ agencyId: 1, [narrowed]: 1, updatedAt: 1, _id: 1 })
}
schema.index({ agencyId: 1, state: 1, expiryOrder: 1, _id: 1 })
schema.index({ agencyId: 1, accountId: 1, expiryOrder: 1, _id: 1 })
schema.index(
  { agencyId: 1, isCancellationPending: 1, updatedAt: 1, _id: 1 },
  { partialFilterExpression: { isCancellationPending: true } },
)
schema.index({ agencyId: 1, words: 1 })
// What the calendar has to move.
schema.index({ agencyId: 1, movesAt: 1, _id: 1 }, { partialFilterExpression: { movesAt: { $type: 'string' } } })

/** A policy of one of the agency's clients. */
export const BusinessPolicy = defineTenantModel('businessPolicies', schema, {
  typename: 'BusinessPolicy',
  refersTo: { Account: 'accountId' },
})
