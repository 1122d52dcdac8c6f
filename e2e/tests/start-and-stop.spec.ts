import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { codeFor } from '../support/mailbox.ts'
import { processes, startProduct, stopProduct } from '../support/product.ts'

const email = 'maya.reyes@harborpoint.example'
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** One call as a browser makes it; keeps the cookies. */
function createCaller(url: string) {
  let cookies = ''
  return async <Data>(query: string, variables: object): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-coverdesk-client': 'test', cookie: cookies },
      body: JSON.stringify({ query, variables }),
    })
    cookies = [cookies, ...response.headers.getSetCookie().map(cookie => cookie.split(';')[0])]
      .filter(Boolean)
      .join('; ')
    return ((await response.json()) as { data: Data }).data
  }
}

async function signedInCaller(url: string) {
  const call = createCaller(url)
  const asked = Date.now()
  await call('mutation ($email: String!) { agencySignIn(email: $email) { acknowledged } }', { email })
  const code = await codeFor(url, email, asked)
  const signIn =
    'mutation ($email: String!, $code: String!) { agencySignIn(email: $email, code: $code) { acknowledged } }'
  await call(signIn, { email, code })
  return call
}

test('npm start ends within 5 s of one signal, leaves nothing behind, and keeps the data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-restart-'))
  const first = await startProduct(folder)
  const call = await signedInCaller(first.url)
  const input = { type: 'INDIVIDUAL', individual: { name: 'Remembered Person', email: 'kept@mail.example' } }
  await call('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }', { input })

  const running = processes(folder).map(({ pid }) => pid)
  expect(running.every(isAlive)).toBe(true)
  const signalled = Date.now()
  await stopProduct(first)
  expect(Date.now() - signalled).toBeLessThan(5_000)
  expect(running.filter(isAlive), 'processes that were left').toEqual([])

  const started = Date.now()
  const second = await startProduct(folder)
  expect(Date.now() - started, 'a second start').toBeLessThan(10_000)
  const callAgain = await signedInCaller(second.url)
  const search = 'query ($search: String) { accounts(search: $search) { total } }'
  const { accounts } = await callAgain<{ accounts: { total: number } }>(search, { search: 'remembered' })
  expect(accounts.total).toBe(1)
  await stopProduct(second)
  rmSync(folder, { recursive: true, force: true })
})
