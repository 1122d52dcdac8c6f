import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them } from '../testing/people.ts'
import { cursorBehind, measure, seedHundred } from './large-list.ts'
import { seedLarge } from './seed-large.ts'

const minutes = 60_000

let subgraph: TestSubgraph
let seedTime = 0
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...policiesSubgraph, seed: {} as never, jobs: [] })
  const begun = performance.now()
  await seedLarge()
  seedTime = performance.now() - begun
  await seedHundred()
}, 10 * minutes)
afterAll(() => subgraph.close())

describe('250,000 policies', () => {
  it('are there in under three minutes', () => {
    console.log(`SEED=large: ${(seedTime / 1_000).toFixed(1)} s`)
    expect(seedTime).toBeLessThan(3 * minutes)
  })

  it('page as a hundred do, whatever they are sorted, filtered and searched by', async () => {
    const after = await cursorBehind(subgraph, 999)
    const times = await measure(
      subgraph,
      {
        hundred: { caller: them },
        first: {},
        last: { after },
        byAccount: { sort: 'ACCOUNT_NAME_ASC' },
        byPremium: { sort: 'PREMIUM_DESC' },
        inForce: { filter: { states: ['INFORCE'] }, sort: 'EXPIRES_AT_ASC' },
        bindingByPremium: { filter: { states: ['BINDING'] }, sort: 'PREMIUM_DESC' },
        pending: { filter: { isCancellationPending: true } },
        ofALine: { filter: { types: ['CYBER'] } },
        rareWord: { search: 'office77' },
        twoWords: { search: 'alder roofing' },
        commonWord: { search: 'cyber' },
        commonPrefixes: { search: 'a m' },
      },
      20,
    )
    console.log(
      Object.entries(times)
        .map(([kind, time]) => `${kind} ${time.toFixed(1)} ms`)
        .join(' · '),
    )
    const { hundred = 0, first = 0, last = 0 } = times
    expect(first / hundred).toBeLessThan(1.5)
    expect(last / hundred).toBeLessThan(1.5)
  })
})
