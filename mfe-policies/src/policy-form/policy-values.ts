import type { BusinessPolicyInput, PolicyProfileFragment, UpdateBusinessPolicyInput } from '../generated/documents'
import { today, yearAfter } from '../words/agency-day'
import type { PriceParts } from '../words/pricing'
import { newCompanyName } from './new-company'

/** What the forms of a policy hold; each name is the path of the server's message. NaN stands for no number. */
export interface PolicyValues extends PriceParts {
  accountId: string
  type: string
  state: string
  market: string
  carrierId: string
  brokerId: string
  quoteNumber: string
  policyNumber: string
  agencyUserId: string
  contactIds: string[]
  issuedAt: string
  inforceAt: string
  expiresAt: string
  billingType: string
  paymentIntervalType: string
  minimumEarnedPremium: number
  updateReason: string
}

const noNumber = Number.NaN

/** Defaults of specification 2 §9; whoever creates a policy looks after it. */
export function newPolicy(accountId: string, userId: string, timeZone: string): PolicyValues {
  const from = today(timeZone)
  return {
    accountId,
    type: '',
    state: 'BINDING',
    market: '',
    carrierId: '',
    brokerId: '',
    quoteNumber: '',
    policyNumber: '',
    agencyUserId: userId,
    contactIds: [],
    issuedAt: '',
    inforceAt: from,
    expiresAt: yearAfter(from),
    billingType: 'DIRECT',
    paymentIntervalType: 'ANNUAL',
    premium: noNumber,
    agencyFees: 0,
    brokerFees: 0,
    policyFees: 0,
    otherFees: 0,
    taxes: 0,
    commissionRate: noNumber,
    minimumEarnedPremium: noNumber,
    updateReason: '',
  }
}

/** What the form holds for a policy as it is saved. */
export function valuesOf(policy: PolicyProfileFragment): PolicyValues {
  const { pricing } = policy
  return {
    accountId: policy.account?.id ?? '',
    type: policy.type,
    state: policy.state,
    market: policy.market ?? '',
    carrierId: policy.carrier?.id ?? '',
    brokerId: policy.broker?.id ?? '',
    quoteNumber: policy.quoteNumber ?? '',
    policyNumber: policy.policyNumber ?? '',
    agencyUserId: policy.agencyUser?.id ?? '',
    contactIds: (policy.contacts ?? []).map(({ id }) => id),
    issuedAt: policy.issuedAt ?? '',
    inforceAt: policy.inforceAt ?? '',
    expiresAt: policy.expiresAt ?? '',
    billingType: pricing.billingType ?? '',
    paymentIntervalType: pricing.paymentIntervalType ?? '',
    premium: pricing.premium,
    agencyFees: pricing.agencyFees,
    brokerFees: pricing.brokerFees,
    policyFees: pricing.policyFees,
    otherFees: pricing.otherFees,
    taxes: pricing.taxes,
    commissionRate: pricing.commissionRate ?? noNumber,
    minimumEarnedPremium: pricing.minimumEarnedPremium ?? noNumber,
    updateReason: '',
  }
}

/** What says nothing is left out: the server has its own default, or what is stored stays (specification 2 §5). */
export function said<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => {
    if (typeof value === 'string') return value.trim() !== ''
    return typeof value !== 'number' || Number.isFinite(value)
  })
  return Object.fromEntries(entries) as Partial<Values>
}

/** A policy as it is created. */
export function createInput({ accountId: _, updateReason: __, ...policy }: PolicyValues): BusinessPolicyInput {
  return withCompanies(policy, said(policy) as BusinessPolicyInput)
}

type Companies = Pick<PolicyValues, 'carrierId' | 'brokerId'>

/** Companies that are new have names instead of ids. */
function withCompanies<Input extends object>({ carrierId, brokerId }: Companies, input: Input) {
  const [carrier, broker] = [newCompanyName(carrierId), newCompanyName(brokerId)]
  return {
    ...input,
    ...(carrier && { carrierId: undefined, newCarrierName: carrier }),
    ...(broker && { brokerId: undefined, newBrokerName: broker }),
  }
}

/** Where the form shows what the server says of a new company. */
export const formPath = (path: string): string =>
  path.replace(/^newCarrierName$/, 'carrierId').replace(/^newBrokerName$/, 'brokerId')

/**
 * What the form changes. Blank numbers and dates keep what is stored (specification 2 §5); a broker, a market and whoever
 * looks after the policy can be taken away. The state is sent only when someone chose another: else it follows the dates.
 */
export function updateInput(values: PolicyValues, saved: PolicyProfileFragment): UpdateBusinessPolicyInput {
  const { accountId: _, state, contactIds, ...policy } = values
  const before = valuesOf(saved)
  const sameContacts = JSON.stringify(contactIds) === JSON.stringify(before.contactIds)
  return withCompanies(values, {
    ...(said(policy) as UpdateBusinessPolicyInput),
    brokerId: values.brokerId || null,
    agencyUserId: values.agencyUserId || null,
    market: (values.market || null) as UpdateBusinessPolicyInput['market'],
    ...(state !== before.state && { state: state as NonNullable<UpdateBusinessPolicyInput['state']> }),
    ...(!sameContacts && { contactIds }),
  })
}
