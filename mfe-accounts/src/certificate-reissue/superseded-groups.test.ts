import { describe, expect, it } from 'vitest'
import type { SupersededFragment } from '../generated/documents'
import {
  autoRemoved,
  lowerLimit,
  manySuperseded,
  renewal,
  superseded,
  threeSuperseded,
} from '../testing/reissues.fixtures'
import { byPolicy, groupSuperseded } from './superseded-groups'

const idsOf = (some: readonly SupersededFragment[]) => some.map(({ certificate }) => certificate.id)

describe('what a renewal changes', () => {
  it('for every holder is said once, and each has what is special', () => {
    const { shared, groups } = groupSuperseded(threeSuperseded)
    expect(shared).toEqual(renewal)
    expect(groups.map(({ differences }) => differences)).toEqual([[], [lowerLimit], [autoRemoved]])
  })

  it('is no common matter of a single holder', () => {
    const { shared, groups } = groupSuperseded([superseded(0)])
    expect(shared).toEqual([])
    expect(groups.map(({ differences }) => differences)).toEqual([renewal])
  })

  it('for the same holders is said over them, the most of them first', () => {
    const { groups } = groupSuperseded(manySuperseded(50))
    expect(groups.map(({ superseded: some }) => some.length)).toEqual([45, 5])
  })

  it('is the same in whatever order it comes', () => {
    const { groups } = groupSuperseded([
      superseded(0, { differences: [lowerLimit, autoRemoved] }),
      superseded(1, { differences: [autoRemoved, lowerLimit] }),
      superseded(2, { differences: [] }),
    ])
    expect(groups.map(group => idsOf(group.superseded))).toEqual([['k0', 'k1'], ['k2']])
  })

  it('leaves no one out and names no one twice', () => {
    const all = [...manySuperseded(47), superseded(99, { differences: [autoRemoved] })]
    const { groups } = groupSuperseded(all)
    expect(groups.flatMap(group => idsOf(group.superseded)).sort()).toEqual(idsOf(all).sort())
  })

  it('loses no difference: those of all and those of the group are those of each holder', () => {
    const all = [...threeSuperseded, ...manySuperseded(20)]
    const { shared, groups } = groupSuperseded(all)
    for (const group of groups)
      for (const { differences } of group.superseded)
        expect(new Set([...shared, ...group.differences])).toEqual(new Set(differences))
  })

  it('is listed policy by policy', () => {
    const policies = byPolicy([...renewal, autoRemoved, lowerLimit])
    expect(policies.map(({ type, of }) => [type, of.length])).toEqual([
      ['GENERAL_LIABILITY', 4],
      ['COMMERCIAL_AUTO', 1],
    ])
  })
})
