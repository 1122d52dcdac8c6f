import type { SupersededFragment } from '../generated/documents'

export type Difference = SupersededFragment['differences'][number]

/** Holders for whom the same changes, beyond what changes for everyone. */
export interface SupersededGroup {
  /** Unique among the groups. */
  key: string
  differences: readonly Difference[]
  superseded: readonly SupersededFragment[]
}

const keyOf = ({ kind, type, policyId, label, before, after }: Difference) =>
  [kind, type, policyId, label, before, after].join('|')

/**
 * What changes, said once: `shared` is true of every holder, each group has what is special of its holders. The largest group
 * comes first; within a group the order stays.
 */
export function groupSuperseded(superseded: readonly SupersededFragment[]): {
  shared: readonly Difference[]
  groups: readonly SupersededGroup[]
} {
  const shared = sharedDifferences(superseded)
  const groups = new Map<string, { key: string; differences: Difference[]; superseded: SupersededFragment[] }>()
  for (const one of superseded) {
    const differences = withoutShared(one, shared)
    const key = differences.map(keyOf).sort().join('\n')
    const group = groups.get(key) ?? { key, differences, superseded: [] }
    groups.set(key, group)
    group.superseded.push(one)
  }
  return { shared, groups: [...groups.values()].sort((one, other) => other.superseded.length - one.superseded.length) }
}

/** What is special of a holder. */
export function withoutShared({ differences }: SupersededFragment, shared: readonly Difference[]): Difference[] {
  const keys = new Set(shared.map(keyOf))
  return differences.filter(difference => !keys.has(keyOf(difference)))
}

/** Of several holders those that all of them have; a single one shares with no one. */
function sharedDifferences([first, ...others]: readonly SupersededFragment[]): Difference[] {
  if (!first || others.length === 0) return []
  const keysOfOthers = others.map(({ differences }) => new Set(differences.map(keyOf)))
  return first.differences.filter(difference => keysOfOthers.every(keys => keys.has(keyOf(difference))))
}

/** The differences of each policy, in the order in which they come. */
export function byPolicy(differences: readonly Difference[]): { policyId: string; type: string; of: Difference[] }[] {
  const policies = new Map<string, { policyId: string; type: string; of: Difference[] }>()
  for (const difference of differences) {
    const { policyId, type } = difference
    const policy = policies.get(policyId) ?? { policyId, type, of: [] }
    policies.set(policyId, policy)
    policy.of.push(difference)
  }
  return [...policies.values()]
}
