import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsSubgraph } from '../subgraph.ts'
import { them } from '../testing/accounts-subgraph.ts'
import { cursorBehind, measure, seedHundred } from './large-list.ts'
import { seedLarge } from './seed-large.ts'

/** The long form has ten times as many. */
const accounts = 10_000
const most = 1.5

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...accountsSubgraph, seed: {} as never })
  await seedLarge(accounts)
  await seedHundred()
}, 60_000)
afterAll(() => subgraph.close())

it('a page of 10,000 accounts, the first or the 99th, takes no longer than one of a hundred', async () => {
  const after = await cursorBehind(subgraph, 99)
  const {
    hundred = 0,
    first = 0,
    last = 0,
  } = await measure(subgraph, { hundred: { caller: them }, first: {}, last: { after } }, 30)
  expect(first / hundred, `${first} ms against ${hundred} ms`).toBeLessThan(most)
  expect(last / hundred, `${last} ms against ${hundred} ms`).toBeLessThan(most)
})
