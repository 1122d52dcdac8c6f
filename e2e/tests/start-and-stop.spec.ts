import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startTimeOf } from '../../scripts/supervisor/start-time.ts'
import { childrenOf } from '../../services/kit/src/testing/child.ts'
import { Caller } from '../support/caller.ts'
import { freePort, processes, startProduct, stopProduct, until } from '../support/product.ts'

const email = 'maya.reyes@harborpoint.example'
const isAlive = (pid: number) => startTimeOf(pid) !== undefined

test('npm start ends within 5 s of one signal, leaves nothing behind, and keeps the data', {
  tag: '@measured',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-restart-'))
  const first = await startProduct(folder)
  const maya = await Caller.signedIn(first.url, email)
  const input = { type: 'INDIVIDUAL', individual: { name: 'Remembered Person', email: 'kept@mail.example' } }
  await maya.call('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }', { input })

  const services = processes(folder).map(({ pid }) => pid)
  const own = services.flatMap(childrenOf)
  expect(own, 'the process that drew the demo’s certificates').not.toEqual([])
  const running = [...services, ...own]
  expect(running.every(isAlive)).toBe(true)
  const signaled = Date.now()
  await stopProduct(first)
  expect(Date.now() - signaled).toBeLessThan(5_000)
  expect(running.filter(isAlive), 'processes that were left').toEqual([])

  const started = Date.now()
  const second = await startProduct(folder)
  // Soft: the product that has started is stopped in any case.
  expect.soft(Date.now() - started, 'a second start').toBeLessThan(10_000)
  const mayaAgain = await Caller.signedIn(second.url, email)
  const search = 'query ($search: String) { accounts(search: $search) { total } }'
  const { accounts } = await mayaAgain.call<{ accounts: { total: number } }>(search, { search: 'remembered' })
  expect(accounts.total).toBe(1)
  await stopProduct(second)
  rmSync(folder, { recursive: true, force: true })
})

/** `npm start` without waiting until it is ready. */
async function beginStart(folder: string) {
  const environment = { ...process.env, COVERDESK_DATA: folder, PORT: String(await freePort()), MONGODB_URI: '' }
  return spawn('npm', ['start'], { cwd: join(import.meta.dirname, '../..'), env: environment, stdio: 'ignore' })
}

/** The supervisor: the process that has started the others. */
const supervisorOf = (folder: string) => processes(folder)[0]?.supervisor?.pid ?? 0
const startedIn = (folder: string) =>
  existsSync(join(folder, 'processes.json')) ? processes(folder).flatMap(({ pid }) => pid ?? []) : []

test('npm start ends within 5 s of a signal while it still starts, whatever it has started by then', {
  tag: '@measured',
}, async () => {
  for (const count of [1, 4]) {
    const folder = mkdtempSync(join(tmpdir(), 'coverdesk-early-'))
    const starting = await beginStart(folder)
    const ended = once(starting, 'exit')
    await until(() => startedIn(folder).length >= count, 30_000, 'Nothing was started.')
    const signaledAt = Date.now()
    starting.kill('SIGTERM')
    await ended
    expect(Date.now() - signaledAt).toBeLessThan(5_000)
    await until(() => startedIn(folder).filter(isAlive).length === 0, 1_000, 'Processes were left.')
    rmSync(folder, { recursive: true, force: true })
  }
})

test('nothing outlives a killed supervisor for 3 s, and what stands still is ended by the next start', {
  tag: '@measured',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-orphans-'))
  await startProduct(folder)
  const running = processes(folder)
  const stopped = running.find(({ name }) => name === 'embedded-mongo')?.pid ?? 0
  process.kill(stopped, 'SIGSTOP')
  process.kill(supervisorOf(folder), 'SIGKILL')
  const others = () => running.filter(({ pid }) => pid !== stopped && isAlive(pid))
  await until(() => others().length === 0, 3_000, 'A process is still there 3 s after its supervisor was killed.')
  expect(isAlive(stopped), 'it holds the data folder').toBe(true)

  const second = await startProduct(folder)
  const wasEnded = !isAlive(stopped)
  await stopProduct(second)
  expect(wasEnded).toBe(true)
  rmSync(folder, { recursive: true, force: true })
})
