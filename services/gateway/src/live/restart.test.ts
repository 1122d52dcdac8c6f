import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { announce, announceAll } from '../testing/announce.ts'
import { listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const database = `test_gateway_${randomUUID().slice(0, 8)}`
let mongo: MongoClient

beforeAll(async () => {
  mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
})
afterAll(async () => {
  await Promise.all([database, `${database}_events`].map(name => mongo.db(name).dropDatabase()))
  await mongo.close()
})

const announceEach = async (ids: string[]) => {
  for (const id of ids) await announce(mongo.db(`${database}_events`), { id })
}

/** What a page is told that has heard everything up to a number. */
async function toldAfter(gateway: TestGateway, after: number, count: number) {
  const page = listen(
    gateway,
    await Visitor.signedIn(gateway),
    `subscription { recordChanged(after: ${after}) { number id } }`,
  )
  await vi.waitFor(() => expect(page.told).toHaveLength(count), { timeout: 20_000 })
  await page.close()
  return page.told.map(({ data }) => data?.['recordChanged'])
}

it('what was written while no gateway ran is told in its order, once', async () => {
  await announceEach(['before', 'anybody', 'looked'])
  const first = await startTestGateway({ DATABASE: database })
  expect(await toldAfter(first, 0, 3)).toEqual([
    { number: 1, id: 'before' },
    { number: 2, id: 'anybody' },
    { number: 3, id: 'looked' },
  ])
  await first.close()
  await announceEach(['while', 'away'])
  const second = await startTestGateway({ DATABASE: database })
  await announceEach(['again'])
  expect(await toldAfter(second, 3, 3)).toEqual([
    { number: 4, id: 'while' },
    { number: 5, id: 'away' },
    { number: 6, id: 'again' },
  ])
  await second.close()
})

it('two gateways that number a thousand changes at once agree on each', async () => {
  const gateways = await Promise.all([1, 2].map(() => startTestGateway({ DATABASE: database })))
  const ids = Array.from({ length: 1_000 }, (_, index) => `many-${index}`)
  // In portions, so that each of them is now ahead and now behind.
  for (let start = 0; start < ids.length; start += 50) {
    await announceAll(mongo.db(`${database}_events`), { ids: ids.slice(start, start + 50) })
  }
  const [here, there] = await Promise.all(gateways.map(gateway => toldAfter(gateway, 6, ids.length)))
  expect(here).toEqual(ids.map((id, index) => ({ number: 7 + index, id })))
  expect(there).toEqual(here)
  await Promise.all(gateways.map(gateway => gateway.close()))
})
