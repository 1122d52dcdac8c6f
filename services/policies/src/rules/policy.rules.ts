import { z } from 'zod'
import { carrierName } from '../carrier-record/carrier.rules.ts'
import { billingTypes, insuranceTypes, markets, paymentIntervals, policyStates } from '../models/enumerations.ts'
import { textBounds } from '../text-bounds.ts'
import { detailsInput } from './details.rules.ts'
import { amount, line, lines, listOf, oneOf, optionalAmount, optionalDay, optionalId, requiredId } from './fields.ts'
import { isWholeRate, keptRate } from './money.ts'
import { wrongDates } from './policy-checks.ts'

const chooseType = 'Choose the type of the policy.'
const chooseCarrier = 'Choose the carrier.'
const enterRate = 'Enter a commission rate from 0 to 100 percent with up to two decimals, such as 12.5%.'

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
    .refine(isWholeRate, { error: enterRate })
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

/** Added with the policy, in place of an id. */
const newCompanies = { newCarrierName: carrierName.optional(), newBrokerName: carrierName.optional() }

/** Of a policy whose carrier and broker are known. */
export const policyInput = z.object({
  type,
  carrierId: requiredId(chooseCarrier),
  ...numbersAndDates,
  ...pricing,
  ...others,
})

/** Also where another field is wrong: people see all of it at once. */
const always = () => true
/** What is right so far is checked later, together with the records that it names. */
const besideOthers = ({ issues }: z.core.ParsePayload) => issues.length > 0

/** What is wrong with a day beside the others, as far as they are days. */
function wrongDay(given: unknown, field: 'expiresAt' | 'issuedAt'): string | undefined {
  const days = z.record(z.string(), z.iso.date().nullable().catch(null)).safeParse(given).data ?? {}
  const { issuedAt = null, inforceAt = null, expiresAt = null } = days
  const wrong = wrongDates({ issuedAt, inforceAt, expiresAt, cancellation: null, reinstatement: null })
  return wrong.find(({ path }) => path === field)?.message
}

/** Of a new policy. */
const newPolicyInput = policyInput
  .extend({
    /** Chosen by the caller. */
    id: optionalId,
    carrierId: optionalId,
    ...newCompanies,
  })
  .refine(({ carrierId, newCarrierName }) => Boolean(carrierId ?? newCarrierName), {
    path: ['carrierId'],
    error: chooseCarrier,
    when: always,
  })
  .refine(given => !wrongDay(given, 'expiresAt'), {
    path: ['expiresAt'],
    error: ({ input }) => wrongDay(input, 'expiresAt'),
    when: besideOthers,
  })
  .refine(given => !wrongDay(given, 'issuedAt'), {
    path: ['issuedAt'],
    error: ({ input }) => wrongDay(input, 'issuedAt'),
    when: besideOthers,
  })

export const createPoliciesInput = z.object({
  accountId: requiredId('Choose an account.'),
  policies: z
    .array(newPolicyInput, { error: 'Add a policy.' })
    .min(1, { error: 'Add a policy.' })
    .max(20, { error: 'Add at most 20 policies at a time.' })
    .superRefine(refuseRepeatedIds),
})

/** The answer is matched by them. */
function refuseRepeatedIds(policies: readonly { id?: string | null | undefined }[], context: z.RefinementCtx) {
  const ids = new Set<string>()
  for (const [index, { id }] of policies.entries()) {
    if (id && ids.has(id))
      context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Give each policy its own id.' })
    if (id) ids.add(id)
  }
}

/** What is left out stays. */
export const updatePolicyInput = z.object({
  updateReason: lines(textBounds.updateReason),
  type: type.optional(),
  carrierId: requiredId(chooseCarrier).optional(),
  ...newCompanies,
  ...numbersAndDates,
  ...pricing,
  ...others,
})

export const renewPolicyInput = z.object({ allowOverlap: z.boolean().nullish(), ...numbersAndDates, ...pricing })

export type PolicyInput = z.output<typeof newPolicyInput>
export type UpdatePolicyInput = z.output<typeof updatePolicyInput>
export type RenewPolicyInput = z.output<typeof renewPolicyInput>

export const pricingFields = Object.keys(pricing) as (keyof typeof pricing)[]
