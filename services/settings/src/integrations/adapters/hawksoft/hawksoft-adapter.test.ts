import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MemoryTokens } from '../../connect/memory-tokens.ts'
import { provesAdapter } from '../../testing/adapter-conformance.ts'
import {
  type HawksoftRecord,
  type HawksoftSimulator,
  startHawksoftSimulator,
} from '../../testing/hawksoft-simulator.ts'
import { madeUpClients } from '../../testing/made-up-clients.ts'
import type { AmsAdapter } from '../adapter.ts'
import { hawksoftAdapter } from './hawksoft-adapter.ts'

let simulator: HawksoftSimulator
let adapter: AmsAdapter
beforeAll(async () => {
  simulator = await startHawksoftSimulator(madeUpClients(120))
  adapter = hawksoftAdapter({ baseUrl: simulator.url, ...simulator.vendor })
})
afterAll(() => simulator.close())

const record = (place: number) => simulator.records[place] as HawksoftRecord
const policiesIn = ({ client }: HawksoftRecord) => client['policies'] as { id: string }[]

provesAdapter('HawkSoft', () => ({
  adapter,
  account: '1234',
  faults: simulator.faults,
  clientIds: () => simulator.records.map(({ client }) => String(client.clientNumber)),
  policyIds: () => simulator.records.flatMap(policiesIn).map(({ id }) => id),
  change(place) {
    record(place).changedAt = new Date()
    return String(record(place).client.clientNumber)
  },
  emptyPhone(place) {
    const { client } = record(place)
    client['contacts'] = (client['contacts'] as { type: string }[]).filter(({ type }) => type === 'Email')
    const { mailingAddress } = client['details'] as { mailingAddress: Record<string, unknown> }
    delete mailingAddress['address2']
    return String(client.clientNumber)
  },
  whileReading(hook) {
    simulator.hooks.whileReading = hook
  },
  refuse() {
    simulator.agencies.delete(1234)
    return () => void simulator.agencies.add(1234)
  },
}))

const open = (account = '1234') =>
  adapter.open({
    ...{ account, timeZone: 'America/Los_Angeles', tokens: new MemoryTokens() },
    signal: new AbortController().signal,
  })

describe('HawkSoft', () => {
  it('says in its own words that an agency has not opted in', async () => {
    await expect(open('77').test()).rejects.toMatchObject({
      kind: 'CREDENTIALS',
      words: 'Agency 77 is not available to this vendor.',
      message: 'Agency 77 is not available to Coverdesk. Turn Coverdesk on in HawkSoft’s list of partners.',
    })
  })

  it('is read the same however it writes its keys', async () => {
    const camel = await open().page('clients', null, null)
    simulator.usePascalCase()
    const pascal = await open().page('clients', null, null)
    expect(pascal.accounts).toEqual(camel.accounts)
    expect(pascal.policies).toEqual(camel.policies)
  })

  it('tells of clients that were deleted while it was read', async () => {
    const gone = simulator.records.splice(10, 1)[0] as HawksoftRecord
    simulator.records.push({ ...gone, client: { ...gone.client, clientNumber: 10_000 } })
    const session = open()
    const { accounts } = await session.page('clients', null, null)
    expect(accounts.map(({ foreignId }) => foreignId)).not.toContain('11')
    simulator.records.splice(2, 1)
    let cursor: string | null = null
    const unreadable: string[] = []
    do {
      const page: Awaited<ReturnType<typeof session.page>> = await session.page('clients', null, cursor)
      unreadable.push(...page.unreadable.map(({ foreignId, reason }) => `${foreignId}: ${reason}`))
      cursor = page.next
    } while (cursor)
    expect(unreadable).toEqual(['3: It was deleted in HawkSoft meanwhile.'])
  })
})
