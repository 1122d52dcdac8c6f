import type { CertificateFinding } from '../record/certificate-snapshot.ts'
import { type CertifiedPolicy, nameOfPolicy, type PolicyLimit } from '../record/certified-policy.ts'
import { inDollars } from '../record/words.ts'
import { policiesWith } from './coverages.ts'
import { type AskedLimit, readRequest } from './read-request.ts'

/** Coverages and limits that the text asks for and no certified policy has. */
export function missingCoverage(
  description: string | null,
  policies: readonly CertifiedPolicy[],
): CertificateFinding[] {
  const { mentions, limits } = readRequest(description ?? '')
  const missing = mentions.filter(({ coverage }) => policiesWith(coverage, policies).length === 0)
  const findings = [
    ...missing.map(({ coverage, words }) => ({
      kind: 'COVERAGE_MISSING' as const,
      message: `The description asks for ${coverage.name}, and no certified policy has it.`,
      policyId: null,
      source: `Description of operations, “${words}”`,
    })),
    ...limits.flatMap(asked =>
      asked.kinds.length === 0
        ? lowLimit(asked, null, policies)
        : asked.kinds.flatMap(kind => lowLimit(asked, kind, policies)),
    ),
  ]
  return findings.filter(({ message }, place) => findings.findIndex(other => other.message === message) === place)
}

type Kind = AskedLimit['kinds'][number]
const kindNames: Record<Kind, string> = { OCCURRENCE: 'each occurrence', AGGREGATE: 'aggregate' }

function lowLimit(
  { coverage, cents }: AskedLimit,
  kind: Kind | null,
  policies: readonly CertifiedPolicy[],
): CertificateFinding[] {
  const asked = coverage ? policiesWith(coverage, policies) : policies
  // A coverage that is missing as a whole is told once.
  if (asked.length === 0) return []
  const [best] = asked
    .map(policy => ({ policy, limit: highest(policy, kind) }))
    .sort((one, other) => (other.limit?.amount ?? -1) - (one.limit?.amount ?? -1))
  if (!best || (best.limit && best.limit.amount >= cents)) return []
  const { policy, limit } = best
  const what = `${kind ? `${kindNames[kind]} limit` : 'limit'}${coverage ? ` of ${coverage.name}` : ''}`
  const has = limit
    ? `${nameOfPolicy(policy)} has ${inDollars(limit.amount)}.`
    : `none is entered for ${nameOfPolicy(policy)}.`
  return [
    {
      kind: 'LIMIT_TOO_LOW',
      message: `The description asks for ${inDollars(cents)} as ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}; ${has}`,
      policyId: policy.id,
      source: `${nameOfPolicy(policy)}, ${(limit?.label ?? kindNames[kind ?? 'OCCURRENCE']).toLowerCase()}`,
    },
  ]
}

/** A policy that has no limit for each occurrence pays its aggregate for one, too. */
function highest({ limits }: CertifiedPolicy, kind: Kind | null): PolicyLimit | undefined {
  const counted = limits.filter(({ label }) => !/retention|deductible/i.test(label))
  const ofKind = kind ? counted.filter(limit => limit.kind === kind) : counted
  const fallback = kind === 'OCCURRENCE' ? counted.filter(limit => limit.kind === 'AGGREGATE') : []
  return [...(ofKind.length > 0 ? ofKind : fallback)].sort((one, other) => other.amount - one.amount)[0]
}
