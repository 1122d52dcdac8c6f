import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Caller } from '../support/caller.ts'
import { maya } from '../support/journey.ts'
import { processId, startProduct, stopProduct, until } from '../support/product.ts'

/** How long anybody waits for an answer, and for the product to work again, in milliseconds. */
const promised = 10_000
const readinessAnswers = 2_000

/** What an answer said, and how long it took. */
async function timed(ask: () => Promise<{ status: number; text: string }>) {
  const askedAt = Date.now()
  const { status, text } = await ask()
  return { status, text, took: Date.now() - askedAt }
}

test('a database that stands still costs everyone a sentence within 10 s, and is used again when it continues', {
  tag: '@measured',
}, async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-stalled-'))
  const product = await startProduct(folder)
  try {
    const caller = await Caller.signedIn(product.url, maya)
    const accounts = () => caller.send('{ accounts { total } }')
    const create = `mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "A" } }) { id } }`
    const ask = {
      query: accounts,
      mutation: () => caller.send(create),
      page: () => caller.fetch('/app/accounts'),
      file: () => caller.fetch('/files/0123456789abcdef0123456789abcdef/a.pdf'),
      'sign-in': () => new Caller(product.url).send(`mutation { agencySignIn(email: "${maya}") { acknowledged } }`),
    }
    const database = processId(folder, 'embedded-mongo')
    process.kill(database, 'SIGSTOP')
    // The second time the driver knows that the database doesn't answer.
    for (const _ of ['first', 'second']) {
      const answers = await Promise.all(
        Object.entries(ask).map(async ([name, asking]) => ({ name, ...(await timed(asking)) })),
      )
      for (const { name, text, took } of answers) {
        expect(took, name).toBeLessThan(promised)
        expect(text, name).toMatch(/isn’t responding\. Try again shortly\./)
      }
      const readiness = await timed(() => caller.fetch('/readyz'))
      expect(readiness).toMatchObject({ status: 503, text: 'the database does not answer' })
      expect(readiness.took).toBeLessThan(readinessAnswers)
    }

    process.kill(database, 'SIGCONT')
    const works = async () => (await accounts()).text.includes('"total"')
    await until(works, promised, 'Nothing is read 10 s after the database continued.')
    expect((await caller.fetch('/app/accounts')).status).toBe(200)

    process.kill(database, 'SIGSTOP')
    process.kill(processId(folder, 'policies'), 'SIGSTOP')
    const signaledAt = Date.now()
    await stopProduct(product)
    expect(Date.now() - signaledAt, 'the end of processes that stand still').toBeLessThan(5_000)
  } finally {
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
})
