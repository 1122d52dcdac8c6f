import type { CertificateLimit, CertificateLine, InsuranceType } from '../record/certificate-snapshot.ts'
import { nameOfPolicy } from '../record/certified-policy.ts'
import { termKeys, termNames } from '../record/line-terms.ts'
import { inDollars } from '../record/words.ts'

export type DifferenceKind =
  | 'POLICY_NUMBER'
  | 'INSURER'
  | 'EFFECTIVE'
  | 'EXPIRATION'
  | 'LIMIT'
  | 'ADDITIONAL_INSURED'
  | 'TERM'
  | 'LINE_REMOVED'

/** One fact of one policy that the new certificate tells otherwise. */
export interface CertificateDifference {
  kind: DifferenceKind
  type: InsuranceType
  policyId: string
  label: string
  before: string | null
  after: string | null
}

/** @param now what the new certificate says in place of the line; undefined: nothing */
export function differencesOf(before: CertificateLine, now: CertificateLine | undefined): CertificateDifference[] {
  if (!now) return [removed(before)]
  const { type, policyId } = now
  return [...factsOf(before, now), ...limitsOf(before.limits, now.limits)]
    .filter(fact => fact.before !== fact.after)
    .map(({ kind, label, ...values }) => ({ kind, type, policyId, label, ...values }))
}

type Fact = Pick<CertificateDifference, 'kind' | 'label' | 'before' | 'after'>

function factsOf(before: CertificateLine, now: CertificateLine): Fact[] {
  const fact = (kind: DifferenceKind, label: string, told: (line: CertificateLine) => string | null): Fact => ({
    ...{ kind, label },
    ...{ before: told(before), after: told(now) },
  })
  return [
    fact('POLICY_NUMBER', 'Policy number', line => line.policyNumber ?? null),
    fact('INSURER', 'Insurer', line => line.insurerName ?? null),
    fact('EFFECTIVE', 'Effective', line => line.inforceAt ?? null),
    fact('EXPIRATION', 'Expiration', line => line.expiresAt ?? null),
    fact('ADDITIONAL_INSURED', 'Additional insured', line => (line.additionalInsured ? 'Yes' : 'No')),
    ...termKeys.map(term => fact('TERM', termNames[term], line => (line[term] ? 'Yes' : 'No'))),
  ]
}

/** Of limits that have one name the first is compared with the first. */
function limitsOf(before: readonly CertificateLimit[], now: readonly CertificateLimit[]): Fact[] {
  const [old, present] = [amountsOf(before), amountsOf(now)]
  return [...new Set([...present.keys(), ...old.keys()])].flatMap(label => {
    const [those, these] = [old.get(label) ?? [], present.get(label) ?? []]
    const places = Array.from({ length: Math.max(those.length, these.length) }, (_, place) => place)
    return places.map(
      (place): Fact => ({
        ...{ kind: 'LIMIT', label },
        ...{ before: dollars(those[place]), after: dollars(these[place]) },
      }),
    )
  })
}

function amountsOf(limits: readonly CertificateLimit[]): Map<string, number[]> {
  const amounts = new Map<string, number[]>()
  for (const { label, amount } of limits) amounts.set(label, [...(amounts.get(label) ?? []), amount])
  return amounts
}

const dollars = (amount: number | undefined) => (amount === undefined ? null : inDollars(amount))

const removed = ({ type, policyId, policyNumber }: CertificateLine): CertificateDifference => ({
  ...{ kind: 'LINE_REMOVED', type, policyId, label: 'Policy' },
  ...{ before: nameOfPolicy({ type, policyNumber: policyNumber ?? null }), after: null },
})
