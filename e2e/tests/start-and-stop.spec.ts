import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { childrenOf } from '../../services/kit/src/testing/child.ts'
import { Caller } from '../support/caller.ts'
import { processes, startProduct, stopProduct } from '../support/product.ts'

const email = 'maya.reyes@harborpoint.example'
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

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
  const signalled = Date.now()
  await stopProduct(first)
  expect(Date.now() - signalled).toBeLessThan(5_000)
  expect(running.filter(isAlive), 'processes that were left').toEqual([])

  const started = Date.now()
  const second = await startProduct(folder)
  expect(Date.now() - started, 'a second start').toBeLessThan(10_000)
  const mayaAgain = await Caller.signedIn(second.url, email)
  const search = 'query ($search: String) { accounts(search: $search) { total } }'
  const { accounts } = await mayaAgain.call<{ accounts: { total: number } }>(search, { search: 'remembered' })
  expect(accounts.total).toBe(1)
  await stopProduct(second)
  rmSync(folder, { recursive: true, force: true })
})
