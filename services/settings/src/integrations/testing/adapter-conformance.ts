import { describe, expect, it } from 'vitest'
import type { AmsAccount, AmsAdapter, AmsPage, AmsPolicy, AmsSession } from '../adapters/adapter.ts'
import { AmsFailure } from '../adapters/ams-failure.ts'
import { MemoryTokens } from '../connect/memory-tokens.ts'
import type { SimulatorFaults } from './simulator-server.ts'

/** A system as the suite plays with it. */
export interface ConformanceSystem {
  adapter: AmsAdapter
  account: string
  password?: string
  faults: SimulatorFaults
  /** Ids of its clients and policies. */
  clientIds(): string[]
  policyIds(): string[]
  /** Changes a client now. @returns its id */
  change(place: number): string
  /** Empties a client's phone number, and removes the key of its second address line. @returns its id */
  emptyPhone(place: number): string
  /** Called while a page is read. */
  whileReading(hook: (() => void) | null): void
  /** The credentials are no longer taken, until `restore` is called. */
  refuse(): () => void
}

/** More pages than any system here has. */
const maxPages = 200

/** What every adapter keeps, whatever the system behind it is like. */
export function provesAdapter(name: string, system: () => ConformanceSystem): void {
  const open = (): AmsSession => {
    const { adapter, account, password } = system()
    const signal = new AbortController().signal
    return adapter.open({ account, password, timeZone: 'America/Los_Angeles', tokens: new MemoryTokens(), signal })
  }

  describe(`${name} keeps the contract of adapters:`, () => {
    it('credentials that are taken pass the test, others fail as CREDENTIALS', async () => {
      await open().test()
      const restore = system().refuse()
      await expect(open().test()).rejects.toMatchObject({ kind: 'CREDENTIALS' })
      restore()
    })

    it('every record comes once, over several pages', async () => {
      const read = await readAll(system().adapter, open)
      expect(read.pages).toBeGreaterThan(1)
      expect(idsOf(read.accounts)).toEqual(system().clientIds().sort())
      expect(idsOf(read.policies)).toEqual(system().policyIds().sort())
    })

    it('only what has changed comes afterwards', async () => {
      const since = new Date(Date.now() - 1_000).toISOString()
      const id = system().change(3)
      const { accounts } = await readAll(system().adapter, open, since)
      expect(idsOf(accounts)).toEqual([id])
    })

    it('a new session continues where another one was', async () => {
      const { adapter } = system()
      const accounts: AmsAccount[] = []
      for (const stream of adapter.streams) {
        let cursor: string | null = null
        do {
          const page: AmsPage = await open().page(stream, null, cursor)
          accounts.push(...page.accounts)
          cursor = page.next
        } while (cursor !== null)
      }
      expect(idsOf(accounts)).toEqual(system().clientIds().sort())
    })

    it('no record is missed that moves to another page meanwhile', async () => {
      let place = 0
      system().whileReading(() => void system().change(place++ % 30))
      const { accounts } = await readAll(system().adapter, open)
      system().whileReading(null)
      expect([...new Set(idsOf(accounts))]).toEqual(system().clientIds().sort())
    })

    it('too many requests, trouble there and broken connections are tried again', async () => {
      Object.assign(system().faults, { tooManyRequests: 2, serverErrors: 1, brokenConnections: 1 })
      const { accounts } = await readAll(system().adapter, open)
      expect(idsOf(accounts)).toEqual(system().clientIds().sort())
    })

    it('a page with fewer records than it says is read again', async () => {
      Object.assign(system().faults, { truncatedPages: 2 })
      const { accounts } = await readAll(system().adapter, open)
      expect(idsOf(accounts)).toEqual(system().clientIds().sort())
    })

    it('trouble that does not end is a failure in plain words', async () => {
      Object.assign(system().faults, { serverErrors: 100 })
      const failure = await open()
        .page(system().adapter.streams[0] ?? '', null, null)
        .catch((error: unknown) => error)
      Object.assign(system().faults, { serverErrors: 0 })
      expect(failure).toBeInstanceOf(AmsFailure)
      expect(failure).toMatchObject({
        kind: 'UNAVAILABLE',
        message: `${system().adapter.name} had a problem of its own (500).`,
      })
    })

    it('an empty field is null, and one that was not sent is not there', async () => {
      const id = system().emptyPhone(5)
      const { accounts } = await readAll(system().adapter, open)
      const fields = accounts.find(({ foreignId }) => foreignId === id)?.fields ?? []
      expect(fields).toContainEqual({ field: 'PHONE', value: null })
      expect(fields.map(({ field }) => field)).not.toContain('LINE2')
    })

    it('the days of a policy are days, in whichever zone someone reads them', async () => {
      const { policies } = await readAll(system().adapter, open)
      const days = policies.flatMap(({ fields }) => fields.filter(({ field }) => field === 'INFORCE_AT'))
      expect(days.length).toBeGreaterThan(0)
      for (const { value } of days) expect(value).toMatch(/^\d{4}-\d{2}-01$/)
    })

    it('a stream says where the next run begins', async () => {
      const { highWater } = await readAll(system().adapter, open)
      expect(highWater).not.toHaveLength(0)
      for (const time of highWater) expect(new Date(time).toISOString()).toBe(time)
    })
  })
}

const idsOf = (records: readonly { foreignId: string }[]) => records.map(({ foreignId }) => foreignId).sort()

async function readAll(adapter: AmsAdapter, open: () => AmsSession, since: string | null = null) {
  const session = open()
  const read = { accounts: [] as AmsAccount[], policies: [] as AmsPolicy[], pages: 0, highWater: [] as string[] }
  for (const stream of adapter.streams) {
    let cursor: string | null = null
    let highWater: string | null = null
    do {
      const page: AmsPage = await session.page(stream, since, cursor)
      read.accounts.push(...page.accounts)
      read.policies.push(...page.policies)
      read.pages += 1
      highWater = page.highWater ?? highWater
      cursor = page.next
    } while (cursor !== null && read.pages < maxPages)
    if (highWater) read.highWater.push(highWater)
  }
  return read
}
