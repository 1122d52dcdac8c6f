import { describe, expect, it } from 'vitest'
import type { OvertakenFragment } from '../generated/documents'
import { autoRemoved, lowerLimit, manyOvertaken, overtaken, renewal, threeOvertaken } from '../testing/some-reissues'
import { byPolicy, groupOvertaken } from './overtaken-groups'

const idsOf = (some: readonly OvertakenFragment[]) => some.map(({ certificate }) => certificate.id)

describe('what a renewal changes', () => {
  it('for every holder is said once, and each has what is special', () => {
    const { shared, groups } = groupOvertaken(threeOvertaken)
    expect(shared).toEqual(renewal)
    expect(groups.map(({ differences }) => differences)).toEqual([[], [lowerLimit], [autoRemoved]])
  })

  it('is no common matter of a single holder', () => {
    const { shared, groups } = groupOvertaken([overtaken(0)])
    expect(shared).toEqual([])
    expect(groups.map(({ differences }) => differences)).toEqual([renewal])
  })

  it('for the same holders is said over them, the most of them first', () => {
    const { groups } = groupOvertaken(manyOvertaken(50))
    expect(groups.map(({ overtaken: some }) => some.length)).toEqual([45, 5])
  })

  it('is the same in whatever order it comes', () => {
    const { groups } = groupOvertaken([
      overtaken(0, { differences: [lowerLimit, autoRemoved] }),
      overtaken(1, { differences: [autoRemoved, lowerLimit] }),
      overtaken(2, { differences: [] }),
    ])
    expect(groups.map(group => idsOf(group.overtaken))).toEqual([['k0', 'k1'], ['k2']])
  })

  it('leaves nobody out and names nobody twice', () => {
    const all = [...manyOvertaken(47), overtaken(99, { differences: [autoRemoved] })]
    const { groups } = groupOvertaken(all)
    expect(groups.flatMap(group => idsOf(group.overtaken)).sort()).toEqual(idsOf(all).sort())
  })

  it('loses no difference: those of all and those of the group are those of each holder', () => {
    const all = [...threeOvertaken, ...manyOvertaken(20)]
    const { shared, groups } = groupOvertaken(all)
    for (const group of groups)
      for (const { differences } of group.overtaken)
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
