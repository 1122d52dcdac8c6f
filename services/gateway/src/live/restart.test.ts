import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { announce } from '../testing/announce.ts'
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

const announceAll = async (ids: string[]) => {
  for (const id of ids) await announce(mongo.db(`${database}_events`), { id })
}

/** What a page is told that has heard everything up to a number. */
async function toldAfter(gateway: TestGateway, after: number, count: number) {
  const page = listen(
    gateway,
    await Visitor.signedIn(gateway),
    `subscription { recordChanged(after: ${after}) { number id } }`,
  )
  await vi.waitFor(() => expect(page.told).toHaveLength(count), { timeout: 8_000 })
  await page.close()
  return page.told.map(({ data }) => data?.['recordChanged'])
}

it('what was written while no gateway ran is told in its order, once', async () => {
  await announceAll(['before', 'anybody', 'looked'])
  const first = await startTestGateway({ DATABASE: database })
  expect(await toldAfter(first, 0, 3)).toEqual([
    { number: 1, id: 'before' },
    { number: 2, id: 'anybody' },
    { number: 3, id: 'looked' },
  ])
  await first.close()
  await announceAll(['while', 'away'])
  const second = await startTestGateway({ DATABASE: database })
  await announceAll(['again'])
  expect(await toldAfter(second, 3, 3)).toEqual([
    { number: 4, id: 'while' },
    { number: 5, id: 'away' },
    { number: 6, id: 'again' },
  ])
  await second.close()
})
