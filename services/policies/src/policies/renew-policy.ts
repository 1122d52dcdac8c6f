import { CoverdeskError, parseInput, type UserCallContext, validationFailed, yearAfter } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { todayOfAgency } from '../calendar/today.ts'
import { carrierOf } from '../carrier-record/find-carriers.ts'
import type { Day } from '../rules/days.ts'
import { declaredStanding } from '../rules/declared-state.ts'
import { type RenewPolicyInput, renewPolicyInput } from '../rules/policy.rules.ts'
import { wrongDates, wrongRenewal } from '../rules/policy-checks.ts'
import { begin, isRenewable, renew, situationOn } from '../rules/policy-state.ts'
import { insertPolicy } from './insert-policy.ts'
import { factsOf } from './policy-fields.ts'
import type { PolicyFacts, PolicyRecord } from './policy-record.ts'
import { findAtVersion, type PolicyVersion, saveChange } from './save-changes.ts'
import { changedPricing } from './update-policy.ts'

/**
 * Makes the policy that follows. Of any number of people who renew the same one at once, one does.
 * @returns the new one
 * @throws NOT_FOUND, VALIDATION_FAILED also where a newer policy renews it, or CONFLICT with the current policy
 */
export async function renewPolicy(context: UserCallContext, at: PolicyVersion, input: unknown): Promise<PolicyRecord> {
  const current = await findAtVersion(context, at)
  const today = await todayOfAgency()
  const policy = situationOn(current, today)
  if (!isRenewable(policy)) {
    throw new CoverdeskError('VALIDATION_FAILED', 'A newer policy already renews this one. Renew that one.')
  }
  const { facts, standing } = checkedRenewal(current, parseInput(renewPolicyInput, input), today)
  const next = await insertPolicy(context, {
    facts: { ...facts, standing },
    surroundings: {
      account: current.account,
      carrierName: (await carrierOf(context, current.carrierId))?.name ?? null,
      today,
    },
    situation: begin({ ...facts, standing }, today),
    kind: 'CREATED_BY_RENEWAL',
  })
  await saveChange(context, current, {
    facts: { nextPolicyIds: [...current.nextPolicyIds, new Types.ObjectId(next._id)] },
    situation: renew(policy),
    today,
    kind: 'RENEWED',
  })
  return next
}

function checkedRenewal(current: PolicyRecord, input: RenewPolicyInput, today: Day) {
  const facts = renewalOf(current, input, today)
  const wrong = wrongDates(facts)
  if (wrong.length === 0 && !input.allowOverlap) wrong.push(...wrongRenewal(current, facts))
  const declared = declaredStanding(input.state, null, facts, today)
  if ('refused' in declared) throw validationFailed([...wrong, { path: 'state', message: declared.refused }])
  if (wrong.length > 0) throw validationFailed(wrong)
  return { facts, standing: declared.standing }
}

/** The next year of the same policy: it covers what the former one does until someone reads its own documents. */
function renewalOf(current: PolicyRecord, input: RenewPolicyInput, today: Day): PolicyFacts {
  const begins = current.expiresAt ?? (current.inforceAt && yearAfter(current.inforceAt))
  const inforceAt = input.inforceAt === undefined ? begins : input.inforceAt
  const ends = yearAfter(inforceAt ?? current.expiresAt ?? today)
  return {
    ...factsOf(current),
    quoteNumber: input.quoteNumber ?? null,
    policyNumber: input.policyNumber ?? null,
    issuedAt: input.issuedAt ?? null,
    inforceAt,
    expiresAt: input.expiresAt === undefined ? ends : input.expiresAt,
    pricing: changedPricing(current.pricing, input),
    details: { ...current.details, policyNumber: null },
    cancellation: null,
    reinstatement: null,
    previousPolicyIds: [current._id],
    nextPolicyIds: [],
  }
}
