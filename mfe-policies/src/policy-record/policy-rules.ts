import type { PolicyProfileFragment } from '../generated/documents'

/** A cancellation that exists and has not been reinstated. */
export const holdingCancellation = ({
  cancellation,
  reinstatement,
}: Pick<PolicyProfileFragment, 'cancellation' | 'reinstatement'>) => (reinstatement ? null : cancellation)

/** The day on which a policy no longer covers; null: it never ends. */
export const endOf = (policy: Pick<PolicyProfileFragment, 'cancellation' | 'reinstatement' | 'expiresAt'>) =>
  holdingCancellation(policy)?.effectiveAt ?? policy.expiresAt

/** The newest policy that renews this one. */
export const newerPolicyOf = ({ renewal }: Pick<PolicyProfileFragment, 'renewal'>) => renewal.nextPolicies.at(-1)

/** Why an action can't be chosen now; undefined: it can (specification 2 §4, policy menu rules). */
export interface MenuRules {
  remove: string | undefined
  cancel: string | undefined
  reinstate: string | undefined
  renew: string | undefined
}

export function menuRules(
  policy: Pick<PolicyProfileFragment, 'cancellation' | 'reinstatement' | 'renewal'>,
): MenuRules {
  const renewed = newerPolicyOf(policy) && 'A newer policy renews this one.'
  const canceled = holdingCancellation(policy)
  return {
    remove: renewed,
    renew: renewed,
    cancel: canceled ? 'This policy already has a cancellation. Reinstate it first.' : undefined,
    reinstate: canceled ? undefined : 'Nothing to reinstate.',
  }
}
