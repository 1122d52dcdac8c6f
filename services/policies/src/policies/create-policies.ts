import {
  fold,
  parseInput,
  type UserCallContext,
  type ValidationError,
  validationFailed,
  yearAfter,
} from '@coverdesk/kit'
import { todayOfAgency } from '../calendar/today.ts'
import type { PolicyAccount } from '../references/account-of-policy.ts'
import type { Day } from '../rules/days.ts'
import { declaredStanding } from '../rules/declared-state.ts'
import { withDetails } from '../rules/details.rules.ts'
import { createPoliciesInput, type PolicyInput } from '../rules/policy.rules.ts'
import { wrongDates } from '../rules/policy-checks.ts'
import { begin } from '../rules/policy-state.ts'
import { chosenAccount, chosenOthers } from './check-references.ts'
import { insertPolicy } from './insert-policy.ts'
import { noDetails } from './policy-details.ts'
import type { AccountCopy, PolicyFacts, PolicyPricing, PolicyRecord } from './policy-record.ts'

/** @throws VALIDATION_FAILED with what is wrong of any; then none is created */
export async function createPolicies(context: UserCallContext, input: unknown): Promise<CreatedPolicy[]> {
  const { accountId, policies } = parseInput(createPoliciesInput, input)
  const account = await chosenAccount(accountId)
  const today = await todayOfAgency()
  const wrong: ValidationError[] = []
  const checked: NewPolicy[] = []
  for (const [index, policy] of policies.entries()) {
    const prefix = `policies.${index}.`
    const { facts, refused } = newFacts(context.userId, account.id, policy, today)
    const {
      carrier,
      broker,
      wrong: unknown,
    } = await chosenOthers(chosenByInput(context, policy), account.contacts, prefix)
    wrong.push(...refused.map(({ path, message }) => ({ path: prefix + path, message })), ...unknown)
    const chosen = { carrierId: carrier?._id ?? null, brokerId: broker?._id ?? null }
    checked.push({ facts: { ...facts, ...chosen }, carrierName: carrier?.name ?? null, temporaryId: policy.id ?? null })
  }
  if (wrong.length > 0) throw validationFailed(wrong)
  const created: CreatedPolicy[] = []
  for (const { facts, carrierName, temporaryId } of checked) {
    const situation = begin(facts, today)
    const surroundings = { account: copyOf(account), carrierName, today }
    const policy = await insertPolicy(context, { facts, surroundings, situation, kind: 'CREATED' })
    created.push({ ...policy, temporaryId })
  }
  return created
}

type NewPolicyInput = Omit<PolicyInput, 'id' | 'carrierId' | 'brokerId' | 'newCarrierName' | 'newBrokerName'>

interface NewPolicy {
  facts: PolicyFacts
  carrierName: string | null
  temporaryId: string | null
}

/** A new policy with the id that its input gave it. */
interface CreatedPolicy extends PolicyRecord {
  temporaryId: string | null
}

export const copyOf = ({ name, email, contacts }: PolicyAccount): AccountCopy => ({
  name,
  sortName: fold(name),
  email,
  contactIds: contacts.map(({ id }) => id),
})

/** Who asks exists. */
const chosenByInput = ({ userId }: UserCallContext, policy: PolicyInput) => ({
  ...policy,
  ...(policy.newCarrierName && { carrierId: undefined }),
  ...(policy.newBrokerName && { brokerId: undefined }),
  agencyUserId: policy.agencyUserId === userId ? undefined : policy.agencyUserId,
})

/**
 * What a form says of a new policy, with the form's defaults, and what is wrong with it by path.
 * @param userId looks after it, where the form leaves that out
 */
export function newFacts(userId: string | null, accountId: string, input: NewPolicyInput, today: Day) {
  const { state, details, agencyUserId, expiresAt } = input
  const inforceAt = input.inforceAt ?? null
  const dates = {
    issuedAt: input.issuedAt ?? null,
    inforceAt,
    // A year after it begins, and after today where no one says when (ADR 0058).
    expiresAt: expiresAt === undefined ? yearAfter(inforceAt ?? today) : expiresAt,
  }
  const declared = declaredStanding(state, null, dates, today)
  const facts: PolicyFacts = {
    accountId,
    contactIds: input.contactIds ?? [],
    type: input.type,
    standing: 'standing' in declared ? declared.standing : 'BINDING',
    market: input.market ?? null,
    carrierId: null,
    brokerId: null,
    agencyUserId: agencyUserId === undefined ? userId : agencyUserId,
    quoteNumber: input.quoteNumber ?? null,
    policyNumber: input.policyNumber ?? null,
    ...dates,
    pricing: newPricing(input),
    details: withDetails(noDetails, details),
    cancellation: null,
    reinstatement: null,
    previousPolicyIds: [],
    nextPolicyIds: [],
  }
  const refused = wrongDates(facts)
  if ('refused' in declared && refused.length === 0) refused.push({ path: 'state', message: declared.refused })
  return { facts, refused }
}

/** Direct and annual, and nothing to pay, unless given. */
function newPricing(input: NewPolicyInput): PolicyPricing {
  return {
    billingType: input.billingType === undefined ? 'DIRECT' : input.billingType,
    paymentIntervalType: input.paymentIntervalType === undefined ? 'ANNUAL' : input.paymentIntervalType,
    premium: input.premium ?? 0,
    agencyFees: input.agencyFees ?? 0,
    brokerFees: input.brokerFees ?? 0,
    policyFees: input.policyFees ?? 0,
    otherFees: input.otherFees ?? 0,
    taxes: input.taxes ?? 0,
    commissionRate: input.commissionRate ?? null,
    minimumEarnedPremium: input.minimumEarnedPremium ?? null,
  }
}
