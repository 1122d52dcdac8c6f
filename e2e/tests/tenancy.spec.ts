import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildSchema } from 'graphql'
import { type Answer, Caller } from '../support/caller.ts'
import { maya, productUrl } from '../support/journey.ts'
import { listen } from '../support/live.ts'
import { removeOwnForm } from '../support/own-form.ts'
import { until } from '../support/product.ts'
import { disableUser, enableUser } from '../support/users.ts'
import { operationsOf } from '../tenancy/id-arguments.ts'
import { pictureForm, routes } from '../tenancy/routes.ts'
import { type Row, rows, type World } from '../tenancy/rows.ts'
import { nowhere, worldOf } from '../tenancy/worlds.ts'

const schemaFile = resolve(import.meta.dirname, '../../services/gateway/stitched.graphql')
const routesFile = resolve(import.meta.dirname, '../../services/gateway/src/routes.ts')
const operations = operationsOf(buildSchema(readFileSync(schemaFile, 'utf8')))
const stranger = 'canary.user@canary-b.example'
const colleague = 'priya.raman@harborpoint.example'

/** What two answers may differ in. */
const comparable = ({ status, text }: Answer) => ({ status, text: text.replace(/"requestId":"[^"]*"/g, '"requestId"') })

const saysConflict = ({ text }: Answer) => text.includes('"CONFLICT"')

/** A path may be given as another record's id while everything else is the caller's own. */
const with1Id = (row: Row, own: World, path: string, id: unknown) => {
  const variables = structuredClone(row.variables(own))
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const parent = parts.reduce((object, part) => [object[part]].flat()[0] as Record<string, unknown>, variables)
  expect(parent[last], `the row gives ${path}`).toBeDefined()
  parent[last] = Array.isArray(parent[last]) ? [id] : id
  return variables
}

test('every operation has its row, and each row names every id argument', { tag: '@gate' }, () => {
  expect(operations.length).toBeGreaterThan(0)
  expect(Object.keys(rows).sort()).toEqual(operations.map(({ name }) => name).sort())
  for (const { name, idPaths } of operations) expect(Object.keys(rows[name]?.ids ?? {}), name).toEqual(idPaths)
})

test('every address of the gateway says how it is walled off', { tag: '@gate' }, () => {
  const served = [...readFileSync(routesFile, 'utf8').matchAll(/\bat: '([^']+)'/g)].map(([, address = '']) => address)
  expect(served.length).toBeGreaterThan(5)
  expect(Object.keys(routes).sort()).toEqual(served.sort())
})

test.describe('the wall between agencies', { tag: '@gate' }, () => {
  // Before it can be asked about, a document waits until those of the demo are read, one of them a scan.
  test.describe.configure({ timeout: 240_000 })
  let own: World
  /** No operation has changed the own records since they were read. */
  let isFresh = false
  let others: World
  let caller: Caller
  let other: Caller | undefined
  /** Was signed in when she was disabled. */
  let disabled: Caller

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    caller = await Caller.signedIn(productUrl(), maya)
    disabled = await Caller.signedIn(productUrl(), colleague)
    expect(await disabled.call('query { agencyUser { email } }')).toEqual({ agencyUser: { email: colleague } })
    await disableUser(caller, colleague)
    await readOwn()
    other = await Caller.signedIn(productUrl(), stranger)
    others = await worldOf(other)
  })

  test.afterAll(async () => {
    // A failed test may have left these callers without a session, or never made them.
    const tidying = await Caller.signedIn(productUrl(), maya)
    await enableUser(tidying, colleague)
    await removeOwnForm(tidying)
    if (other) await removeOwnForm(other)
  })

  for (const [name, row] of Object.entries(rows).filter(([name]) => !name.startsWith('Subscription'))) {
    test(name, async () => {
      const isQuery = name.startsWith('Query')
      // Reading all records takes a second: it is done again only for a row that needs it, or that finds them changed.
      if (row.refuses || row.owes || (row.narrows && !isQuery)) await readOwn()
      if (await isTried(row, isQuery)) return
      await readOwn()
      expect(await isTried(row, isQuery), 'the own records answer').toBe(true)
    })
  }

  async function readOwn() {
    own = await worldOf(caller)
    isFresh = true
  }

  /** @returns false when the records have changed since they were read, so that the row has to be tried again */
  async function isTried(row: Row, isQuery: boolean): Promise<boolean> {
    const mayBeOutdated = !isFresh
    const asSelf = row.endsSession || row.as ? await Caller.signedIn(productUrl(), row.as ?? maya) : caller
    // The session that is ended is another one than the caller's, once there is another.
    if (row.endsSession) await readOwn()
    const anonymous = await new Caller(productUrl()).send(row.document, row.variables(own))
    if (row.isPublic) expect(anonymous.status).toBe(200)
    else expect(JSON.parse(anonymous.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })

    const ofDisabled = await disabled.send(row.document, row.variables(own))
    expect(comparable(ofDisabled), 'a disabled user is no one').toEqual(comparable(anonymous))

    for (const [path, kind] of Object.entries(row.ids)) {
      const foreign = await asSelf.send(row.document, with1Id(row, own, path, others[kind]))
      expect(foreign.text, 'another agency was seen').not.toContain('CANARY_B')
      // What only narrows was done, so its record has another version now.
      if (row.narrows?.includes(path) && !isQuery) await readOwn()
      const missing = await asSelf.send(row.document, with1Id(row, own, path, nowhere[kind]))
      if (mayBeOutdated && [foreign, missing].some(saysConflict)) return false
      expect(comparable(foreign), `${path}: another agency's id answers like one that names nothing`).toEqual(
        comparable(missing),
      )
      if (row.narrows?.includes(path)) expect(JSON.parse(foreign.text), path).not.toHaveProperty('errors')
      else
        expect(JSON.parse(foreign.text), path).toMatchObject({
          errors: [{ extensions: { code: expect.stringMatching(/NOT_FOUND|VALIDATION_FAILED/) } }],
        })
    }

    if (row.narrows && !isQuery) await readOwn()
    if (!isQuery) isFresh = false
    const answer = await asSelf.send(row.document, row.variables(own))
    expect(answer.text, 'another agency was seen').not.toContain('CANARY_B')
    if (row.owes) expect(comparable(answer)).toEqual(comparable(anonymous))
    else if (row.refuses) {
      const validationErrors = [{ path: row.refuses }]
      expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { validationErrors } }] })
    } else if (mayBeOutdated && 'errors' in JSON.parse(answer.text)) return false
    else expect(JSON.parse(answer.text), 'the own records answer').not.toHaveProperty('errors')
    return true
  }

  for (const [name, row] of Object.entries(rows).filter(([name]) => name.startsWith('Subscription'))) {
    test(name, async () => {
      const anonymous = listen(new Caller(productUrl()), row.document, row.variables(own))
      await until(() => anonymous.ended !== undefined, 20_000, 'A visitor without a session may listen.')
      const ofDisabled = listen(disabled, row.document, row.variables(own))
      await until(() => ofDisabled.ended !== undefined, 20_000, 'A disabled user may listen.')
      await readOwn()
      const change = rows['Mutation.updateAccount']
      await caller.call(change?.document ?? '', change?.variables(own))
      for (const [path, kind] of Object.entries(row.ids)) {
        const [foreign, missing, mine] = [others[kind], nowhere[kind], own[kind]].map(id =>
          listen(caller, row.document, with1Id(row, own, path, id)),
        )
        // By the time that the own record's change has come, the others' would have come too.
        await until(() => Boolean(mine?.told.length), 20_000, 'A change of the own record is told.')
        expect(foreign, `${path}: another agency's id is as silent as one that names nothing`).toMatchObject({
          told: [],
        })
        expect(missing).toMatchObject({ told: [], ended: foreign?.ended })
        await Promise.all([foreign, missing, mine].map(live => live?.close()))
      }
    })
  }

  test('GET /files/:id/:name', async () => {
    const strangerCaller = await Caller.signedIn(productUrl(), stranger)
    const [ownFile, foreignFile] = [await upload(caller), await upload(strangerCaller)]
    const missingFile = 'f'.repeat(ownFile.length)
    const get = (by: Caller, id: string) => by.fetch(`/files/${id}/roof.png`)

    expect((await get(caller, ownFile)).status).toBe(200)
    const foreign = await get(caller, foreignFile)
    expect(foreign.status).toBe(404)
    expect(comparable(foreign)).toEqual(comparable(await get(caller, missingFile)))
    const anonymous = new Caller(productUrl())
    for (const nobody of [anonymous, disabled]) expect((await get(nobody, ownFile)).status).toBe(401)
    expect((await anonymous.fetch('/files', { method: 'POST', body: pictureForm() })).status).toBe(401)
    expect((await get(strangerCaller, foreignFile)).status, 'its own agency has it').toBe(200)
  })

  test('GET /exports/accounts/:id', async () => {
    await readOwn()
    const get = (by: Caller, id: string) => by.fetch(`/exports/accounts/${id}`)
    const mine = await get(caller, own.account)
    expect(mine.status).toBe(200)
    // The ZIP is not compressed: its data can be read as they are.
    expect(mine.text).toContain(`"accountId": "${own.account}"`)
    expect(mine.text).not.toContain('CANARY_B')
    const foreign = await get(caller, others.account)
    expect(foreign.status).toBe(404)
    expect(comparable(foreign)).toEqual(comparable(await get(caller, nowhere.account)))
    for (const nobody of [new Caller(productUrl()), disabled]) expect((await get(nobody, own.account)).status).toBe(401)
  })

  test('GET /exports/lists/:subgraph/:list', async () => {
    const get = (by: Caller) => by.fetch('/exports/lists/accounts/accounts.csv?columns=name.address.contact&ids=true')
    const mine = await get(caller)
    expect(mine.status).toBe(200)
    expect(mine.text).toContain(own.account)
    expect(mine.text).not.toContain('CANARY_B')
    const theirs = await get(await Caller.signedIn(productUrl(), stranger))
    expect(theirs.text).toContain('CANARY_B')
    expect(theirs.text).not.toContain(own.account)
    for (const nobody of [new Caller(productUrl()), disabled]) expect((await get(nobody)).status).toBe(401)
  })

  test('nothing of the attempts has changed the other agency', async () => {
    const seen = await worldOf(await Caller.signedIn(productUrl(), stranger))
    expect(seen).toEqual(others)
  })
})

async function upload(caller: Caller): Promise<string> {
  const { status, text } = await caller.fetch('/files', { method: 'POST', body: pictureForm() })
  expect(status, text).toBe(201)
  return JSON.parse(text).files[0].id
}
