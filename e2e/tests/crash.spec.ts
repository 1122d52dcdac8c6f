import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type ClientSession, MongoClient, type ObjectId } from 'mongodb'
import { Caller } from '../support/caller.ts'
import { idsOf } from '../support/ids-of.ts'
import { maya } from '../support/journey.ts'
import { databaseUri, processId, startProduct, stopProduct, until } from '../support/product.ts'
import { SteadyWriter } from '../support/steady-writer.ts'

/** `npm run test:long` runs all rounds of quality bar 16. */
const rounds = process.env['COVERDESK_LONG'] ? 20 : 4
const victims = ['accounts', 'embedded-mongo', 'gateway', 'settings']
const writesPerSecond = 50
const calm = 1_000
const backWithin = 10_000

test('whatever is killed under load, nothing acknowledged is lost and nothing is half there', {
  tag: '@measured',
}, async () => {
  test.setTimeout(60_000 + rounds * 15_000)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-crash-'))
  const product = await startProduct(folder)
  const writer = new SteadyWriter(await Caller.signedIn(product.url, maya), 'Crash', writesPerSecond)
  try {
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? ''
      await new Promise(next => setTimeout(next, calm))
      const killedAt = Date.now()
      process.kill(processId(folder, victim), 'SIGKILL')
      const isBack = () => writer.acknowledged.some(({ sentAt }) => sentAt > killedAt + 50)
      await until(isBack, backWithin, `Nothing is stored ${backWithin / 1000} s after ${victim} was killed.`)
    }
    await writer.stop()
    expect(writer.acknowledged.length).toBeGreaterThan(rounds * 10)
    expect(writer.unanswered, 'some requests met a dead process').toBeGreaterThan(0)

    const client = await MongoClient.connect(databaseUri(folder))
    // One moment of the store: what a dead request began can still be stored while this is read.
    await client.withSession(session => session.withTransaction(() => expectAllStored(client, session, writer)))
    await client.close()
  } finally {
    await writer.stop()
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Each account with its contact, its audit entry and its event; none of them alone. */
async function expectAllStored(client: MongoClient, session: ClientSession, { acknowledged }: SteadyWriter) {
  const database = client.db('accounts')
  const accounts = await database
    .collection('accounts')
    .find({ 'details.email': /@crash\.example$/ }, { session })
    .toArray()
  const stored = accounts.map(({ _id }) => String(_id)).sort()
  expect(
    acknowledged.filter(({ id }) => !stored.includes(id)),
    'acknowledged and lost',
  ).toEqual([])

  const contacts = await database
    .collection('contacts')
    .find({ email: /^contact\..*@crash\.example$/ }, { session })
    .toArray()
  const named = accounts.flatMap(({ contactIds }) => (contactIds as ObjectId[]).map(String))
  expect(contacts.map(({ _id }) => String(_id)).sort(), 'contacts').toEqual(named.sort())

  const entries = await database.collection('auditEntries').find({ operation: 'createAccount' }, { session }).toArray()
  const audited = entries.flatMap(({ changes }) => changes as { collection: string; id: unknown }[])
  expect(idsOf(audited, 'accounts'), 'audit entries').toEqual(stored)

  // Jobs change accounts of the demo meanwhile.
  const others = await database
    .collection('accounts')
    .find({ 'details.email': { $not: /@crash\.example$/ } }, { session, projection: { _id: 1 } })
    .toArray()
  const otherIds = new Set(others.map(({ _id }) => String(_id)))
  const events = await client.db('events').collection('outbox').find({ typename: 'Account' }, { session }).toArray()
  const ids = events.map(({ id }) => String(id)).filter(id => !otherIds.has(id))
  expect(ids.sort(), 'events').toEqual(stored)
}
