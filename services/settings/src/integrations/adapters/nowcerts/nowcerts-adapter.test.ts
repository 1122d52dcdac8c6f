import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MemoryTokens } from '../../connect/memory-tokens.ts'
import { provesAdapter } from '../../testing/adapter-conformance.ts'
import { madeUpClients } from '../../testing/made-up-clients.ts'
import { type NowcertsSimulator, startNowcertsSimulator } from '../../testing/nowcerts-simulator.ts'
import type { AmsAdapter, AmsTokenStore } from '../adapter.ts'
import { nowcertsAdapter } from './nowcerts-adapter.ts'

let simulator: NowcertsSimulator
const password = 'Momentum!2026'
let adapter: AmsAdapter
beforeAll(async () => {
  simulator = await startNowcertsSimulator(madeUpClients(230))
  adapter = nowcertsAdapter(`${simulator.url}/api`)
})
afterAll(() => simulator.close())

const insured = (place: number) =>
  simulator.data.insureds.find(({ id }) => String(id).endsWith(`-${String(place).padStart(12, '0')}`)) ??
  simulator.data.insureds[0]
const now = () => new Date().toISOString()

provesAdapter('NowCerts', () => ({
  adapter,
  account: simulator.user.username,
  password,
  faults: simulator.faults,
  clientIds: () => simulator.data.insureds.map(({ id }) => String(id)),
  policyIds: () => simulator.data.policies.map(({ databaseId }) => String(databaseId)),
  change(place) {
    const changed = insured(place) as Record<string, unknown>
    changed['changeDate'] = now()
    return String(changed['id'])
  },
  emptyPhone(place) {
    const changed = insured(place) as Record<string, unknown>
    Object.assign(changed, { phone: '', cellPhone: null, smsPhone: null })
    delete changed['addressLine2']
    return String(changed['id'])
  },
  whileReading(hook) {
    simulator.hooks.whilePaging = hook
  },
  refuse() {
    simulator.user.password = 'another'
    return () => void Object.assign(simulator.user, { password })
  },
}))

const open = (tokens: AmsTokenStore = new MemoryTokens(), given: object = {}) =>
  adapter.open({
    account: simulator.user.username,
    password: simulator.user.password,
    timeZone: 'America/Los_Angeles',
    tokens,
    signal: new AbortController().signal,
    ...given,
  })

describe('NowCerts’ tokens', () => {
  it('are renewed by the refresh token when they are no longer taken, and by the password when that is not taken either', async () => {
    const session = open()
    await session.page('carriers', null, null)
    const { signIns } = simulator.counts
    simulator.expireTokens()
    await session.page('carriers', null, null)
    expect(simulator.counts).toMatchObject({ signIns, renewals: 1 })
    simulator.endSessions()
    await session.page('carriers', null, null)
    expect(simulator.counts).toMatchObject({ signIns: signIns + 1, renewals: 1 })
  })

  it('are asked for with a form, as plain text where the installation wants that', async () => {
    const other = await startNowcertsSimulator(madeUpClients(1))
    other.demandPlainText()
    const session = nowcertsAdapter(`${other.url}/api`).open({
      ...other.user,
      account: other.user.username,
      timeZone: 'UTC',
      tokens: new MemoryTokens(),
      signal: new AbortController().signal,
    })
    await session.test()
    expect(other.counts.signIns).toBe(1)
    await other.close()
  })

  it('that are refused are told in the system’s own words', async () => {
    const failure = await open(new MemoryTokens(), { password: 'wrong' })
      .test()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({
      kind: 'CREDENTIALS',
      words: 'invalid_grant: The user name or password is incorrect.',
      message: 'NowCerts no longer takes the user name and password. Enter them again.',
    })
  })
})

describe('records of one time', () => {
  it('are read once each, however many there are', async () => {
    const same = await startNowcertsSimulator(madeUpClients(350))
    for (const one of same.data.insureds) one.changeDate = '2026-05-05T05:05:05Z'
    const session = nowcertsAdapter(`${same.url}/api`).open({
      ...same.user,
      account: same.user.username,
      timeZone: 'UTC',
      tokens: new MemoryTokens(),
      signal: new AbortController().signal,
    })
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof session.page>> = await session.page('insureds', null, cursor)
      ids.push(...page.accounts.map(({ foreignId }) => foreignId))
      cursor = page.next
    } while (cursor)
    expect([ids.length, new Set(ids).size]).toEqual([350, 350])
    await same.close()
  })
})

describe('what NowCerts is sent', () => {
  const task = {
    marker: 'Coverdesk request 42',
    foreignId: null,
    accountForeignId: '1a000000-0000-4000-8000-000000000001',
    title: 'Create certificate · Cedar Dental Inc.',
    description: 'For the landlord.',
    isDone: false,
    dueDay: '2026-12-01',
    assignedTo: ['Maya Reyes'],
    isRepeated: false,
  }

  it('is a task, changed where it was sent before', async () => {
    const id = await open().sendTask?.(task)
    expect(simulator.data.tasks).toMatchObject([
      { id, title: task.title, status: 'Not Started', due_date: '2026-12-01T00:00:00' },
    ])
    await open().sendTask?.({ ...task, foreignId: id ?? '', isDone: true })
    expect(simulator.data.tasks).toMatchObject([{ id, status: 'Completed', completion: 100 }])
  })

  it('is not sent twice when the answer to the first try was lost', async () => {
    const id = await open().sendTask?.({ ...task, isRepeated: true })
    expect(simulator.data.tasks).toMatchObject([{ id }])
    const call = {
      ...{
        marker: 'coverdesk-7',
        accountForeignId: task.accountForeignId,
        fromName: 'Ana Abbott',
        fromNumber: '+15102000000',
      },
      ...{ startedAt: '2026-11-26T04:00:00Z', seconds: 95, result: 'Asked for a certificate.', isRepeated: false },
    }
    await open().sendCall?.(call)
    await open().sendCall?.({ ...call, isRepeated: true })
    expect(simulator.data.calls).toMatchObject([{ callLogId: 'coverdesk-7', duration: 95, fromName: 'Ana Abbott' }])
  })
})
