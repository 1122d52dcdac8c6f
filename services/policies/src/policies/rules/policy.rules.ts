import { z } from 'zod'
import { billingTypes, insuranceTypes, markets, paymentIntervals, policyStates } from '../enumerations.ts'
import { detailsInput } from './details.rules.ts'
import { amount, line, listOf, oneOf, optionalAmount, optionalDay, optionalId, requiredId } from './fields.ts'
import { keptRate } from './money.ts'

const chooseType = 'Choose the type of the policy.'
const chooseCarrier = 'Choose the carrier.'
const enterRate = 'Enter a commission rate from 0 to 100 percent.'

const type = z.enum(insuranceTypes as [(typeof insuranceTypes)[number], ...typeof insuranceTypes], {
  error: chooseType,
})

const pricing = {
  billingType: oneOf(billingTypes),
  paymentIntervalType: oneOf(paymentIntervals),
  premium: amount,
  agencyFees: amount,
  brokerFees: amount,
  policyFees: amount,
  otherFees: amount,
  taxes: amount,
  commissionRate: z
    .number({ error: enterRate })
    .min(0, { error: enterRate })
    .max(1, { error: enterRate })
    .transform(keptRate)
    .nullable()
    .optional(),
  minimumEarnedPremium: optionalAmount,
}

const numbersAndDates = {
  state: oneOf(policyStates),
  quoteNumber: line(100),
  policyNumber: line(100),
  issuedAt: optionalDay,
  inforceAt: optionalDay,
  expiresAt: optionalDay,
}

const others = {
  market: oneOf(markets),
  brokerId: optionalId,
  agencyUserId: optionalId,
  contactIds: listOf(requiredId('Choose a contact.'), 50),
  details: detailsInput.nullish(),
}

/** Of a new policy. */
export const policyInput = z.object({
  type,
  carrierId: requiredId(chooseCarrier),
  ...numbersAndDates,
  ...pricing,
  ...others,
})

export const createPoliciesInput = z.object({
  accountId: requiredId('Choose an account.'),
  policies: z
    .array(policyInput, { error: 'Add a policy.' })
    .min(1, { error: 'Add a policy.' })
    .max(20, { error: 'Add at most 20 policies at a time.' }),
})

/** What is left out stays. */
export const updatePolicyInput = z.object({
  updateReason: line(500),
  type: type.optional(),
  carrierId: requiredId(chooseCarrier).optional(),
  ...numbersAndDates,
  ...pricing,
  ...others,
})

export const renewPolicyInput = z.object({ ...numbersAndDates, ...pricing })

export type PolicyInput = z.output<typeof policyInput>
export type UpdatePolicyInput = z.output<typeof updatePolicyInput>
export type RenewPolicyInput = z.output<typeof renewPolicyInput>

export const pricingFields = Object.keys(pricing) as (keyof typeof pricing)[]
