import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, followNavCounts, navCountsAtom, provideClient } from '../host'
import { registryEntry } from '../testing'
import { publishChanges } from './changes-exchange'
import type { RecordChange } from './record-change'

const entry = (id: string, typename: string) =>
  registryEntry(id, {
    nav: [
      {
        section: 'Servicing',
        label: id,
        icon: id,
        path: `/app/${id}`,
        order: 1,
        count: { documentId: id, field: 'n' },
      },
    ],
    lists: { [typename]: [id] },
  })

const registry = {
  revision: '1',
  plugins: [entry('servicing', 'ServiceRequest'), entry('emails', 'EmailThread'), registryEntry('accounts')],
  navCounts: { documentId: 'all', fields: { servicing: 'count0', emails: 'count1' } },
}

const changed = (typename: string) =>
  publishChanges([{ number: 1, typename, id: '1', version: 2, kind: 'UPDATED' } as RecordChange])
const counts = () => getDefaultStore().get(navCountsAtom)

let answer: object
let delay: number
let sent: object[]
let stop: () => void = () => undefined

describe('what waits in the navigation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    delay = 0
    answer = { count0: 3, count1: 0 }
    getDefaultStore().set(navCountsAtom, {})
    const server: typeof fetch = async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      const data = answer
      await new Promise(resolve => setTimeout(resolve, delay))
      return Response.json({ data })
    }
    provideClient(
      createClient({ plugins: [], onSessionEnded: () => undefined, fetch: server, url: 'http://x/graphql' }),
    )
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('is asked with one request for all plugins', async () => {
    stop = followNavCounts(registry)
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([{ documentId: 'all', operationName: 'NavCounts' }])
    expect(counts()).toEqual({ '/app/servicing': 3, '/app/emails': 0 })
  })

  it('follows what happens to the plugins’ records, and asks no more than every two seconds', async () => {
    stop = followNavCounts(registry)
    await vi.advanceTimersByTimeAsync(5000)
    answer = { count0: 4, count1: 1 }
    changed('Account')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toHaveLength(1)
    changed('ServiceRequest')
    await vi.advanceTimersByTimeAsync(10)
    expect(counts()).toEqual({ '/app/servicing': 4, '/app/emails': 1 })
    for (let times = 0; times < 10; times += 1) changed('EmailThread')
    await vi.advanceTimersByTimeAsync(1500)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(3)
  })

  it('is asked again when it changed while a slow answer was on its way', async () => {
    delay = 3000
    stop = followNavCounts(registry)
    await vi.advanceTimersByTimeAsync(10)
    answer = { count0: 4, count1: 0 }
    changed('ServiceRequest')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(counts()).toEqual({ '/app/servicing': 4, '/app/emails': 0 })
    expect(sent).toHaveLength(2)
  })

  it('keeps the number of what can’t be counted now', async () => {
    stop = followNavCounts(registry)
    await vi.advanceTimersByTimeAsync(5000)
    answer = { count0: null, count1: 7 }
    publishChanges('everything')
    await vi.advanceTimersByTimeAsync(10)
    expect(counts()).toEqual({ '/app/servicing': 3, '/app/emails': 7 })
  })

  it('is not asked at all when no plugin counts anything', async () => {
    const { navCounts, ...without } = registry
    stop = followNavCounts(without)
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([])
  })
})
