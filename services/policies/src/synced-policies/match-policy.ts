import { fold } from '@coverdesk/kit'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { compared, nameOf, type Values, valuesOfPolicy } from './policy-sides.ts'

/**
 * Which of an account's policies a new one there may be. One is sure if it has its number and its term; another of the same type
 * and term may be the same before it had its number. The same number in another term is a renewal.
 */
export function matchPolicy(there: Values, policies: readonly PolicyRecord[]) {
  const number = fold(there.get('POLICY_NUMBER') ?? '')
  const from = there.get('INFORCE_AT') ?? null
  const hasNumber = ({ policyNumber }: PolicyRecord) => number !== '' && fold(policyNumber ?? '') === number
  const hasTerm = ({ inforceAt }: PolicyRecord) => !from || !inforceAt || inforceAt === from
  const sure = policies.filter(policy => hasNumber(policy) && hasTerm(policy))
  const alike = policies.filter(
    policy => !hasNumber(policy) && from !== null && policy.inforceAt === from && policy.type === there.get('TYPE'),
  )
  return {
    sure: sure.length === 1 ? (sure[0] ?? null) : null,
    candidates: sure.length > 1 ? sure : alike,
  }
}

/** Side by side, as people read them. */
export const presentCandidates = (
  candidates: readonly PolicyRecord[],
  there: Values,
  names: ReadonlyMap<string, string>,
) =>
  candidates.map(policy => {
    const here = valuesOfPolicy(policy, names)
    const reasons = fold(policy.policyNumber ?? '') === fold(there.get('POLICY_NUMBER') ?? '') ? ['Same number'] : []
    return {
      recordId: String(policy._id),
      name: nameOf(here),
      reasons: [...reasons, ...(policy.inforceAt === there.get('INFORCE_AT') ? ['Same type and effective date'] : [])],
      fields: compared(here, there),
    }
  })
