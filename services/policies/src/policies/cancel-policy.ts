import { CoverdeskError, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { todayOfAgency } from '../calendar/today.ts'
import { cancelPolicyInput, reinstatePolicyInput } from '../rules/cancellation.rules.ts'
import { wrongCancellation } from '../rules/policy-checks.ts'
import { cancel, hasCancellation, isCancellable, reinstate, situationOn } from '../rules/policy-state.ts'
import type { PolicyRecord } from './policy-record.ts'
import { findAtVersion, type PolicyVersion, saveChange } from './save-changes.ts'

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)

/** @throws NOT_FOUND, VALIDATION_FAILED also while a cancellation holds, or CONFLICT with the current policy */
export async function cancelPolicy(context: UserCallContext, at: PolicyVersion, input: unknown): Promise<PolicyRecord> {
  const current = await findAtVersion(context, at)
  const today = await todayOfAgency()
  const policy = situationOn(current, today)
  if (!isCancellable(policy)) throw refused('This policy already has a cancellation. Reinstate it first.')
  const cancellation = { ...parseInput(cancelPolicyInput, input), canceledAt: new Date() }
  const wrong = wrongCancellation(cancellation.effectiveAt, policy)
  if (wrong.length > 0) throw validationFailed(wrong)
  return saveChange(context, current, {
    facts: { cancellation, reinstatement: null },
    situation: cancel(policy, cancellation, today),
    today,
    kind: 'CANCELED',
    reason: cancellation.reasonDescription,
  })
}

/** @throws NOT_FOUND, VALIDATION_FAILED also where no cancellation holds, or CONFLICT with the current policy */
export async function reinstatePolicy(
  context: UserCallContext,
  at: PolicyVersion,
  input: unknown,
): Promise<PolicyRecord> {
  const current = await findAtVersion(context, at)
  const today = await todayOfAgency()
  const policy = situationOn(current, today)
  if (!hasCancellation(policy)) throw refused('This policy has no cancellation to reinstate.')
  const { effectiveAt, reasonDescription } = parseInput(reinstatePolicyInput, input)
  const reinstatement = {
    reinstatedAt: new Date(),
    effectiveAt: effectiveAt ?? policy.cancellation.effectiveAt,
    reasonDescription,
  }
  return saveChange(context, current, {
    facts: { reinstatement },
    situation: reinstate(policy, today),
    today,
    kind: 'REINSTATED',
    reason: reasonDescription,
  })
}
