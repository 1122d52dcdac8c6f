import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const asked: object[] = []
let written = 0
let gone = false

const begun = (response: ServerResponse) => response.writeHead(200, { 'x-total-rows': 1 })

const accounts: Fixture = {
  ...accountsFixture,
  exports: {
    accounts(input, response) {
      asked.push(input)
      response.writeHead(200, { 'content-type': 'text/csv', 'x-total-rows': 2 }).end('\ufeffName\r\nBayview\r\nOak\r\n')
    },
    refused: (_, response) => response.writeHead(422).end('{}'),
    broken: (_, response) => void begun(response).write('Name\r\n', () => setTimeout(() => response.destroy(), 50)),
    async endless(_, response) {
      response.on('close', () => {
        gone = true
      })
      begun(response)
      for (written = 0; !gone; written += 1) {
        if (!response.write('x'.repeat(100_000))) await once(response, 'drain')
      }
    },
  },
}
let gateway: TestGateway
let maya: Visitor
beforeAll(async () => {
  gateway = await startTestGateway({}, [settingsFixture, accounts])
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

const list = (name: string, query = 'columns=name') => `/exports/lists/accounts/${name}.csv?${query}`

it('a list comes as a file of today, narrowed and sorted as its address says', async () => {
  const answer = await maya.fetch(list('accounts', 'columns=name.phone&filter=bay%20v&timeZone=Asia/Tokyo'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('x-total-rows')).toBe('2')
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Tokyo' })
  expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="accounts-${today}.csv"`)
  expect(await answer.text()).toBe('Name\r\nBayview\r\nOak\r\n')
  expect(asked.at(-1)).toEqual({ columns: 'name.phone', filter: 'bay v', timeZone: 'Asia/Tokyo' })
})

it('asking for its head alone reads nothing, and leaves nothing in the audit log', async () => {
  asked.length = 0
  const answer = await maya.fetch(list('accounts'), { method: 'HEAD' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET')
  expect(asked).toEqual([])
})

it('no one has one without a session', async () => {
  expect((await new Visitor(gateway).fetch(list('accounts'))).status).toBe(401)
})

it.each([
  ['/exports/lists/accounts/refused.csv', 400],
  ['/exports/lists/policies/policies.csv', 404],
  ['/exports/lists/accounts/account%2Fdata.csv', 404],
  ['/exports/lists/accounts/accounts', 404],
])('%s answers %i with a sentence', async (path, status) => {
  const answer = await maya.fetch(path)
  expect(answer.status).toBe(status)
})

it('one that breaks off in the middle is no file', async () => {
  const answer = await maya.fetch(list('broken'))
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})

it('passes on no more than is taken, ends when the browser goes, and gives no one more than three at once', async () => {
  const open = await Promise.all([1, 2, 3].map(() => maya.fetch(list('endless'))))
  await vi.waitFor(async () => {
    const whileItRests = written
    await wait(300)
    expect(whileItRests).toBeGreaterThan(0)
    expect(written).toBe(whileItRests)
  }, 20_000)
  const fourth = await maya.fetch(list('accounts'))
  expect(fourth.status).toBe(429)
  expect(await fourth.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  expect((await (await Visitor.signedIn(gateway, 'ben')).fetch(list('accounts'))).status, 'others may').toBe(200)
  for (const { body } of open) await body?.cancel()
  await vi.waitFor(() => expect(gone).toBe(true), 20_000)
  await vi.waitFor(async () => expect((await maya.fetch(list('accounts'))).status).toBe(200), 20_000)
})
