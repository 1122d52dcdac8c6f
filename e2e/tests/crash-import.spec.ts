import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type ClientSession, MongoClient, type ObjectId } from 'mongodb'
import { Caller } from '../support/caller.ts'
import { checkedImport, policies, readImport, startImport } from '../support/client-list.ts'
import { idsOf } from '../support/ids-of.ts'
import { maya } from '../support/journey.ts'
import { databaseUri, processId, startProduct, stopProduct, until } from '../support/product.ts'

test('an import whose process is killed continues by itself, and brings every row in once', async () => {
  // A job of a dead process is another's after at most 40 s.
  test.setTimeout(60_000 + importKills * 60_000)
  await withProduct(async (folder, caller) => {
    const begun = await startImport(caller, await checkedImport(caller, listWithFaults()))
    const read = () => readImport(caller, begun.id)
    await killInTheMiddle(folder, 'accounts', importKills, async () => (await read()).counts.created)
    await until(isDone(read), 90_000, 'The import does not end.')

    const { counts } = await read()
    const expected = { rows: goodRows + 2 * faults, invalid: faults, skipped: faults, created: goodRows }
    expect(counts).toMatchObject({ ...expected, done: goodRows + 2 * faults })
    await inDatabase(folder, expectEachRowOnce)
  })
})

test('one of policies does so, too: each has its history, and its companies are added once', async () => {
  test.setTimeout(180_000)
  await withProduct(async (folder, caller) => {
    const begun = await startImport(caller, await checkedImport(caller, policyList(), policies), policies)
    const read = () => readImport(caller, begun.id, policies)
    await killInTheMiddle(folder, 'policies', 1, async () => (await read()).counts.created)
    await until(isDone(read), 90_000, 'The import does not end.')
    expect((await read()).counts).toMatchObject({ created: goodRows, done: goodRows })
    await inDatabase(folder, expectEachPolicyOnce)
  })
})

async function withProduct(work: (folder: string, caller: Caller) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-crash-'))
  const product = await startProduct(folder)
  try {
    await work(folder, await Caller.signedIn(product.url, maya))
  } finally {
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each time when another part of the rows is in. */
async function killInTheMiddle(folder: string, service: string, kills: number, created: () => Promise<number>) {
  const isIn = (rows: number) => () =>
    created().then(
      count => count >= rows,
      () => false,
    )
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(isIn((kill * goodRows) / (kills + 2)), 60_000, `The import stands still before kill ${kill}.`)
    expect(await created(), 'killed in the middle').toBeLessThan(goodRows)
    process.kill(processId(folder, service), 'SIGKILL')
  }
}

const isDone = (read: () => Promise<{ state: string }>) => () =>
  read().then(
    ({ state }) => state === 'DONE',
    () => false,
  )

async function inDatabase(folder: string, look: (client: MongoClient, session: ClientSession) => Promise<void>) {
  const client = await MongoClient.connect(databaseUri(folder))
  await client.withSession(session => session.withTransaction(() => look(client, session)))
  await client.close()
}

const importKills = process.env['COVERDESK_LONG'] ? 4 : 1
/** Several transactions before the process is killed, and after it. */
const goodRows = process.env['COVERDESK_LONG'] ? 1_000 : 400
const faults = 25
const importedEmail = (row: number) => `row${row}@imported.example`

/** Good rows, some that can't be read, and some that repeat a good one. */
function listWithFaults() {
  const good = Array.from({ length: goodRows }, (_, row) => `Imported ${row},${importedEmail(row)}`)
  const bad = Array.from({ length: faults }, (_, row) => `Bad ${row},nothing`)
  const repeated = Array.from({ length: faults }, (_, row) => `Repeated ${row},${importedEmail(row * 3)}`)
  return ['Company,Email', ...good, ...bad, ...repeated].join('\n')
}

/** Each account with its contact, audit entry and events, and its row says so. */
async function expectEachRowOnce(client: MongoClient, session: ClientSession) {
  const database = client.db('accounts')
  const accounts = await database
    .collection('accounts')
    .find({ emailKey: /@imported\.example$/ }, { session })
    .toArray()
  const emails = accounts.map(({ emailKey }) => String(emailKey))
  const everyRow = Array.from({ length: goodRows }, (_, row) => importedEmail(row))
  expect(emails.sort(), 'accounts').toEqual(everyRow.sort())

  const contacts = await database
    .collection('contacts')
    .find({ email: /@imported\.example$/ }, { session })
    .toArray()
  const named = accounts.flatMap(({ contactIds }) => (contactIds as ObjectId[]).map(String))
  expect(contacts.map(({ _id }) => String(_id)).sort(), 'contacts').toEqual(named.sort())

  const portions = await database.collection('accountImportPortions').find({}, { session }).toArray()
  const rows = portions.flatMap(portion => portion['rows'] as { outcome: string; accountId?: ObjectId }[])
  const stored = accounts.map(({ _id }) => String(_id)).sort()
  const ofRows = rows.filter(({ outcome }) => outcome === 'CREATED').map(({ accountId }) => String(accountId))
  expect(ofRows.sort(), 'what the rows say').toEqual(stored)

  const entries = await database
    .collection('auditEntries')
    .find({ operation: 'job:account-import-run' }, { session })
    .toArray()
  const audited = entries.flatMap(({ changes }) => changes as { collection: string; id: unknown }[])
  expect(idsOf(audited, 'accounts'), 'audit entries').toEqual(stored)

  const events = await client.db('events').collection('outbox').find({ type: 'AccountCreated' }, { session }).toArray()
  expect(events.map(({ id }) => String(id)).sort(), 'events').toEqual(stored)
}

const policyNumber = (row: number) => `CRASH-${row}`

/** Policies of an account of the seed, with two companies that no one has yet. */
const policyList = () =>
  [
    'Email,LOB,Carrier,Policy #,Eff date',
    ...Array.from({ length: goodRows }, (_, row) => {
      const day = new Date(Date.UTC(2040, 0, 1 + row)).toISOString().slice(0, 10)
      return `admin@redwoodpm.example,GL,Crash Mutual ${row % 2},${policyNumber(row)},${day}`
    }),
  ].join('\n')

async function expectEachPolicyOnce(client: MongoClient, session: ClientSession) {
  const database = client.db('policies')
  const all = (collection: string, filter: object) =>
    database.collection(collection).find(filter, { session }).toArray()
  const created = await all('businessPolicies', { policyNumber: /^CRASH-/ })
  const everyRow = Array.from({ length: goodRows }, (_, row) => policyNumber(row))
  expect(created.map(policy => String(policy['policyNumber'])).sort(), 'policies').toEqual(everyRow.sort())
  const ids = created.map(({ _id }) => String(_id)).sort()
  const histories = await all('policyEvents', { policyId: { $in: created.map(({ _id }) => _id) } })
  expect(histories.map(event => String(event['policyId'])).sort(), 'histories').toEqual(ids)
  expect(await all('insuranceCarriers', { name: /^Crash Mutual/ }), 'companies').toHaveLength(2)
  const rows = (await all('policyImportPortions', {})).flatMap(portion => portion['rows'] as { policyId: ObjectId }[])
  expect(rows.map(({ policyId }) => String(policyId)).sort(), 'what the rows say').toEqual(ids)
  const references = client.db('events').collection('references')
  const from = { 'from.typename': 'BusinessPolicy', 'from.id': { $in: ids } }
  expect(await references.countDocuments(from, { session }), 'references to the account').toBe(goodRows)
}
