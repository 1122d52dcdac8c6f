import { type CallContext, loadById } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { carrierOf } from '../carrier-record/find-carriers.ts'
import { presentCarrier } from '../carrier-record/present-carrier.ts'
import { limitNames } from '../models/enumerations.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { commissionOf, totalOf } from '../rules/money.ts'
import type { PolicyDetails, PolicyParty } from './policy-details.ts'
import type { PolicyRecord } from './policy-record.ts'

export const pricingOf = ({ pricing }: Pick<PolicyRecord, 'pricing'>) => ({
  ...pricing,
  total: totalOf(pricing),
  estimatedCommission: commissionOf(pricing),
})

/** Those that are still there, in their order. */
export async function policiesOf(context: CallContext, ids: readonly Types.ObjectId[]): Promise<PolicyRecord[]> {
  const found = await Promise.all(ids.map(id => loadById<PolicyRecord>(context, BusinessPolicy, String(id))))
  return found.filter(policy => policy !== null)
}

/**
 * The whole policy as plain JSON, as a query for every field with `__typename` would answer it, but for what other areas
 * know. A `CONFLICT` carries it as `extensions.current`, for the client to merge with.
 */
export async function presentPolicy(context: CallContext, policy: PolicyRecord) {
  // One after the other: a transaction answers one question at a time.
  const carrier = await carrierOf(context, policy.carrierId)
  const broker = await carrierOf(context, policy.brokerId)
  const next = await policiesOf(context, policy.nextPolicyIds)
  const previous = await policiesOf(context, policy.previousPolicyIds)
  const { type, state, market, quoteNumber, policyNumber, issuedAt, inforceAt, expiresAt, version } = policy
  return {
    __typename: 'BusinessPolicy',
    id: String(policy._id),
    version,
    createdAt: policy.createdAt.toISOString(),
    updatedAt: policy.updatedAt.toISOString(),
    account: { __typename: 'Account', id: policy.accountId },
    contacts: policy.contactIds.map(id => ({ __typename: 'Contact', id })),
    agencyUser: policy.agencyUserId ? { __typename: 'AgencyUser', id: policy.agencyUserId } : null,
    ...{ type, state, market, quoteNumber, policyNumber, issuedAt, inforceAt, expiresAt },
    carrier: carrier && presentCarrier(carrier),
    broker: broker && presentCarrier(broker),
    pricing: { __typename: 'PolicyPricing', ...pricingOf(policy) },
    cancellation: policy.cancellation && {
      __typename: 'PolicyCancellation',
      ...policy.cancellation,
      canceledAt: policy.cancellation.canceledAt.toISOString(),
    },
    reinstatement: policy.reinstatement && {
      __typename: 'PolicyReinstatement',
      ...policy.reinstatement,
      reinstatedAt: policy.reinstatement.reinstatedAt.toISOString(),
    },
    renewal: {
      __typename: 'PolicyRenewal',
      nextPolicies: next.map(presentOther),
      previousPolicies: previous.map(presentOther),
    },
    details: presentDetails(policy.details),
  }
}

const presentOther = ({ _id }: PolicyRecord) => ({ __typename: 'BusinessPolicy', id: String(_id) })

const presentDetails = (details: PolicyDetails) => ({
  __typename: 'PolicyDetails',
  ...details,
  carrier: presentParty(details.carrier),
  insured: presentParty(details.insured),
  limits: {
    __typename: 'PolicyLimits',
    ...Object.fromEntries(limitNames.map(name => [name, details.limits[name] ?? null])),
  },
  extraLimits: details.extraLimits.map(limit => ({ __typename: 'ExtraLimit', ...limit })),
  locations: details.locations.map(({ address, ...limits }) => ({
    __typename: 'PolicyLocation',
    address: { __typename: 'Address', ...address },
    ...limits,
  })),
  namedAdditionalInsureds: details.namedAdditionalInsureds.map(presentParty),
  blanketAdditionalInsureds: details.blanketAdditionalInsureds.map(group => ({
    __typename: 'BlanketAdditionalInsured',
    ...group,
  })),
  // Policies of earlier releases have none.
  lineTerms: (details.lineTerms ?? []).map(terms => ({ __typename: 'PolicyLineTerms', ...terms })),
  coverageDescriptions: details.coverageDescriptions.map(statement => ({
    __typename: 'PolicyStatement',
    ...statement,
  })),
  exclusionDescriptions: details.exclusionDescriptions.map(statement => ({
    __typename: 'PolicyStatement',
    ...statement,
  })),
})

const presentParty = (party: PolicyParty | null) =>
  party && {
    __typename: 'PolicyParty',
    name: party.name,
    address: party.address && { __typename: 'Address', ...party.address },
  }
