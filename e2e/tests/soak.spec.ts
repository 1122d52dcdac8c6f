import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Caller } from '../support/caller.ts'
import { heapsOf, inspected } from '../support/heaps.ts'
import { maya } from '../support/journey.ts'
import { startProduct, stopProduct } from '../support/product.ts'
import { SimulatedUser } from '../support/simulated-user.ts'

const minute = 60_000
/** `npm run test:long` does the whole of quality bar 30; here a few people work for a moment. */
const soak = process.env['COVERDESK_LONG']
  ? { users: 50, warmUp: 6 * minute, work: 30 * minute, thinking: 3_000, maxGrowth: 1.1 }
  : { users: 6, warmUp: 1_000, work: 5_000, thinking: 400, maxGrowth: Number.POSITIVE_INFINITY }

test(`${soak.users} people at work for ${soak.work / 1_000} s meet no error, and no heap grows`, async () => {
  test.setTimeout(soak.warmUp + soak.work + 5 * minute)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-soak-'))
  const product = await startProduct(folder, inspected)
  // While it starts, jobs of one service may find another one not there yet.
  const { size: startLog } = statSync(product.logFile)
  try {
    const callers = await staff(product.url, soak.users)
    const people = callers.map((caller, index) => new SimulatedUser(caller, `S${index}`))
    const end = Date.now() + soak.warmUp + soak.work
    const working = Promise.all(people.map(person => person.work(end, soak.thinking)))
    await new Promise(next => setTimeout(next, soak.warmUp))
    const warm = await heapsOf(product)
    await working
    const last = await heapsOf(product)

    const growth = [...last].map(([name, bytes]) => ({ name, warm: warm.get(name) ?? 0, bytes }))
    const actions = people.reduce((sum, { done }) => sum + done, 0)
    const told = growth.map(({ name, warm: before, bytes }) => `${name} ${inMegabytes(before)} → ${inMegabytes(bytes)}`)
    console.log(`${actions} actions; heaps in MB: ${told.join(', ')}`)
    expect(people.flatMap(({ failures }) => failures)).toEqual([])
    expect(people.filter(({ done }) => done === 0)).toEqual([])
    expect(problemsIn(product.logFile, startLog)).toEqual([])
    for (const { name, warm: before, bytes } of growth) {
      expect(bytes, `the heap of ${name} after ${before} bytes`).toBeLessThan(before * soak.maxGrowth)
    }
  } finally {
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
})

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** Maya buys seats enough and lets the others in. */
async function staff(url: string, count: number): Promise<Caller[]> {
  const first = await Caller.signedIn(url, maya)
  const form = new URLSearchParams({ action: 'CHANGE', plan: 'STANDARD', period: 'MONTHLY', numSeats: '100' })
  const init = { method: 'POST', body: String(form), redirect: 'manual' as const }
  const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await first.fetch('/billing', { ...init, headers })).status).toBe(303)
  const addresses = Array.from({ length: count - 1 }, (_, index) => `soak.${index}@harborpoint.example`)
  const add = 'mutation ($input: CreateAgencyUserInput!) { createAgencyUser(input: $input) { id } }'
  for (const email of addresses) await first.call(add, { input: { name: `Soak ${email}`, email } })
  const others: Caller[] = []
  for (const email of addresses) others.push(await Caller.signedIn(url, email))
  return [first, ...others]
}

const problemsIn = (logFile: string, from: number) =>
  readFileSync(logFile)
    .subarray(from)
    .toString()
    .split('\n')
    .filter(line => / │ (warn|error|fatal) /.test(line))
