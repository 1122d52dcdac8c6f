import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicingSubgraph } from '../subgraph.ts'
import { them } from '../testing/servicing-subgraph.ts'
import { cursorBehind, measure, seedHundred } from './large-list.ts'
import { seedLarge } from './seed-large.ts'

const minutes = 60_000

let subgraph: TestSubgraph
let seedTime = 0
beforeAll(async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:1' }
  subgraph = await startTestSubgraph({ ...servicingSubgraph, seed: {} as never, jobs: [] }, environment)
  const begun = performance.now()
  await seedLarge()
  seedTime = performance.now() - begun
  await seedHundred()
}, 10 * minutes)
afterAll(() => subgraph.close())

describe('100,000 service requests', () => {
  it('are there in under two minutes', () => {
    console.log(`SEED=large: ${(seedTime / 1_000).toFixed(1)} s`)
    expect(seedTime).toBeLessThan(2 * minutes)
  })

  it('page as a hundred do, whatever they are sorted, filtered and searched by', async () => {
    const after = await cursorBehind(subgraph, 900)
    const times = await measure(
      subgraph,
      {
        hundred: { caller: them },
        first: {},
        last: { after },
        open: { filter: { state: 'OPEN' } },
        mine: { filter: { state: 'OPEN', isMine: true, isWaiting: false }, sort: 'DUE_AT_ASC' },
        unassigned: { filter: { state: 'OPEN', isUnassigned: true } },
        overdue: { filter: { state: 'OPEN', dueBefore: new Date() }, sort: 'DUE_AT_ASC' },
        byAssignee: { filter: { state: 'OPEN' }, sort: 'ASSIGNEE_ASC' },
        byType: { filter: { state: 'OPEN' }, sort: 'TYPE_DESC' },
        byCustomer: { sort: 'CUSTOMER_ASC' },
        ofType: { filter: { type: 'CANCEL_POLICY' } },
        losses: { filter: { isLoss: true } },
        waiting: { filter: { isWaiting: true } },
        twoWords: { search: 'alder roofing' },
        commonWord: { search: 'certificate' },
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
