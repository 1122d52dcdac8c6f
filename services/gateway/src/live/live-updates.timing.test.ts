import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { announce } from '../testing/announce.ts'
import { type LivePage, listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const changes = 'subscription ($after: Int) { recordChanged(after: $after) { number typename id kind at } }'
let gateway: TestGateway
const pages: LivePage[] = []

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.close()))
})

function open(query: string, variables: object, visitor?: Visitor) {
  if (!visitor) throw new Error('No one opens this page.')
  const page = listen(gateway, visitor, query, variables)
  pages.push(page)
  return page
}

const until = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000, interval: 10 })

const idsOf = ({ told }: LivePage) =>
  told.map(({ data }) => (data?.['recordChanged'] as { id: string } | undefined)?.id)
const lastNumber = async () =>
  (await gateway.events.collection('eventNumbers').findOne({ _id: 'agency-harbor' as never }))?.['last'] ?? 0

describe('many pages', () => {
  it('200 of them hear of an event within 500 ms', async () => {
    const after = await lastNumber()
    const visitors = await Promise.all(Array.from({ length: 5 }, (_, index) => Visitor.signedIn(gateway, `m${index}`)))
    const all = Array.from({ length: 200 }, (_, index) => open(changes, { after }, visitors[index % 5]))
    await announce(gateway.events, { id: 'first' })
    await until(() => all.every(({ told }) => told.length > 0))
    const started = performance.now()
    await announce(gateway.events, { id: 'second' })
    await until(() => all.every(page => idsOf(page).includes('second')))
    expect(performance.now() - started).toBeLessThan(500)
  })
})
