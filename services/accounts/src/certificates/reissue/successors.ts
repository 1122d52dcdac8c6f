import { type CertifiedPolicy, isCanceledOn, isExpiredOn } from '../record/certified-policy.ts'

/** What became of a policy that was certified. */
export interface Succession {
  /** What the certificate that is issued now certifies in its place: what renews it, or itself; null: nothing. */
  policy: CertifiedPolicy | null
  isRenewed: boolean
}

const standing = ['BINDING', 'PENDING', 'INFORCE']

/** Follows what renews a policy to the newest one that stands; what was canceled on the way is no successor. */
export function successionOf(
  policyId: string,
  policies: ReadonlyMap<string, CertifiedPolicy>,
  today: string,
): Succession {
  const isOver = (policy: CertifiedPolicy) => isCanceledOn(policy, today) || isExpiredOn(policy, today)
  const policy = policies.get(policyId)
  if (!policy) return { policy: null, isRenewed: false }
  const newest = renewalsOf(policy, policies).find(next => standing.includes(next.state) && !isOver(next))
  if (newest) return { policy: newest, isRenewed: true }
  return { policy: isOver(policy) ? null : policy, isRenewed: false }
}

/** Every policy that renews another one, and what renews that: the newest first. */
function renewalsOf(policy: CertifiedPolicy, policies: ReadonlyMap<string, CertifiedPolicy>): CertifiedPolicy[] {
  const seen = new Set([policy])
  const generations: CertifiedPolicy[][] = []
  for (let last = [policy]; last.length > 0; ) {
    const next = last.flatMap(({ nextPolicyIds }) => nextPolicyIds.flatMap(id => policies.get(id) ?? []))
    last = [...new Set(next)].filter(renewal => !seen.has(renewal))
    for (const renewal of last) seen.add(renewal)
    generations.unshift(last.sort(byBeginning))
  }
  return generations.flat()
}

const byBeginning = ({ inforceAt: one }: CertifiedPolicy, { inforceAt: other }: CertifiedPolicy) =>
  (other ?? '').localeCompare(one ?? '')
