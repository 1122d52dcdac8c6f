import { CoverdeskError, findExisting, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { todayOfAgency } from '../calendar/today.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { situationOn } from '../rules/policy-state.ts'
import { chosenOthers } from './check-references.ts'
import { noNames, userNames } from './policy-names.ts'
import type { PolicyRecord } from './policy-record.ts'
import { saveChange } from './save-changes.ts'

const most = 100

/**
 * Who looks after the policies from now on; those that have that person already stay as they are.
 * @throws NOT_FOUND, VALIDATION_FAILED at `agencyUserId`, LIMIT_EXCEEDED; then none is changed
 */
export async function assignPolicies(
  context: UserCallContext,
  ids: readonly string[],
  agencyUserId: string | null,
): Promise<PolicyRecord[]> {
  const distinct = [...new Set(ids)]
  if (distinct.length > most) throw new CoverdeskError('LIMIT_EXCEEDED', `Choose up to ${most} policies at a time.`)
  const { wrong } = await chosenOthers({ agencyUserId: agencyUserId === context.userId ? null : agencyUserId }, [])
  if (wrong.length > 0) throw validationFailed(wrong)
  const today = await todayOfAgency()
  // Asked once, not once for each policy.
  const names = { ...noNames, users: await userNames() }
  const assigned: PolicyRecord[] = []
  for (const id of distinct) {
    const policy = await findExisting<PolicyRecord>(BusinessPolicy, 'policy', id)
    const change = { facts: { agencyUserId }, situation: situationOn(policy, today), today, names }
    const isSame = policy.agencyUserId === agencyUserId
    assigned.push(isSame ? policy : await saveChange(context, policy, { ...change, kind: 'UPDATED' }))
  }
  return assigned
}
