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
import { comparable, idOfNothing, isToldApart, outcomeOf } from '../tenancy/answers.ts'
import { areaTenancies } from '../tenancy/areas.ts'
import { withId } from '../tenancy/inputs.ts'
import { Matrix, readSchema } from '../tenancy/matrix.ts'
import type { IdArgument, Operation } from '../tenancy/operations.ts'
import { type Attempt, errorsOf, Records } from '../tenancy/records.ts'
import { pictureForm, routes } from '../tenancy/routes.ts'

const routesFile = resolve(import.meta.dirname, '../../services/gateway/src/routes.ts')
const stranger = 'canary.user@canary-b.example'
const colleague = 'priya.raman@harborpoint.example'
const matrix = new Matrix(readSchema(), areaTenancies)

test('every exception of an area is about something in the schema', { tag: '@gate' }, () => {
  expect(matrix.unusedExceptions()).toEqual([])
})

test("an id whose records can't be told is refused with the line to add", { tag: '@gate' }, () => {
  const schema = buildSchema('type Query { claims(adjusterId: ID): Int }')
  expect(() => new Matrix(schema, [])).toThrow(
    "It can't be told whose ids these are. Add to `kinds` in mfe-<area>/e2e/tenancy.ts: 'Query.claims.adjusterId': '<Type>'",
  )
  const [claims] = new Matrix(schema, [{ kinds: { adjusterId: 'AgencyUser' } }]).operations
  expect(claims?.ids).toEqual([{ path: 'adjusterId', kind: 'AgencyUser' }])
})

test('every address of the gateway says how it is walled off', { tag: '@gate' }, () => {
  const served = [...readFileSync(routesFile, 'utf8').matchAll(/\bat: '([^']+)'/g)].map(([, address = '']) => address)
  expect(served.length).toBeGreaterThan(5)
  expect(Object.keys(routes).sort()).toEqual(served.sort())
})

test.describe('the wall between agencies', { tag: '@gate' }, () => {
  // Before it can be asked about, a document waits until those of the demo are read, one of them a scan.
  test.describe.configure({ timeout: 240_000 })
  let ours: Records
  let others: Records
  /** Was signed in when she was disabled. */
  let disabled: Caller

  test.beforeAll(async () => {
    ours = new Records(await Caller.signedIn(productUrl(), maya), matrix, '')
    disabled = await Caller.signedIn(productUrl(), colleague)
    expect(await disabled.call('query { agencyUser { email } }')).toEqual({ agencyUser: { email: colleague } })
    await disableUser(ours.caller, colleague)
    others = new Records(await Caller.signedIn(productUrl(), stranger), matrix, 'CANARY_B ')
  })

  test.afterAll(async () => {
    // A failed test may have left these callers without a session, or never made them.
    const tidying = await Caller.signedIn(productUrl(), maya)
    await giveBackSeats(tidying)
    await enableUser(tidying, colleague)
    await removeOwnForm(tidying)
    if (others) await removeOwnForm(others.caller)
  })

  for (const operation of matrix.operations.filter(({ isSubscription }) => !isSubscription)) {
    test(operation.name, async () => {
      const odd = matrix.tenancy.odd[operation.name] ?? {}
      const own = odd.as ? ours.as(await Caller.signedIn(productUrl(), odd.as)) : ours
      const variables = await own.variables(operation)
      const anonymous = await new Caller(productUrl()).send(operation.document, variables)
      if (odd.isPublic) expect(anonymous.status).toBe(200)
      else expect(errorsOf(anonymous)).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
      const ofDisabled = await disabled.send(operation.document, variables)
      expect(comparable(ofDisabled), 'a disabled user is no one').toEqual(comparable(anonymous))

      const attempt = await attemptOwn(own, operation)
      seesNoOther(attempt.answer)
      if (odd.owes) expect(comparable(attempt.answer)).toEqual(comparable(anonymous))
      else if (odd.refuses)
        expect(attempt.errors[0]?.extensions.validationErrors).toMatchObject([{ path: odd.refuses }])
      else if (operation.isQuery || operation.ids.length === 0)
        expect(attempt.errors, 'the own records answer').toEqual([])
      for (const id of operation.ids) await tryForeign(own, operation, id, attempt)
    })
  }

  /** With other records, where the first ones are refused: another operation may have left them in a state that is over. */
  async function attemptOwn(own: Records, operation: Operation): Promise<Attempt> {
    const attempt = await own.run(operation)
    const isFinal = attempt.errors.length === 0 || operation.ids.length === 0 || matrix.tenancy.odd[operation.name]
    if (isFinal) return attempt
    own.forget(operation)
    return own.run(operation)
  }

  async function tryForeign(own: Records, operation: Operation, { path, kind }: IdArgument, attempt: Attempt) {
    const ids = new Set<string>()
    /** The answer to an id at this place, with everything else the caller's own. */
    const answerTo = async (choose: (ownId: string) => string): Promise<Answer> => {
      const variables = await own.variables(operation, [path])
      const [ownId, id] = [idAt(variables, path), choose(idAt(variables, path))]
      for (const sent of [ownId, id]) ids.add(sent)
      const answer = await own.send(operation, withId(variables, path, id))
      // What the operations before have changed is told by a conflict, and read again.
      return saysConflict(answer)
        ? own.send(operation, withId(await own.variables(operation, [path]), path, id))
        : answer
    }
    const withoutIds = ({ status, text }: Answer) => ({
      status,
      text: [...ids].reduce((told, id) => told.replaceAll(id, '<id>'), text),
    })
    /** The answer to an id of nothing, which another agency's record got too and stayed as it was. */
    const missingLikeForeign = async (isAgain = false): Promise<Answer> => {
      const foreign = await others.get(kind)
      const read = () => (operation.isQuery ? undefined : others.read(kind, foreign))
      const before = await (isAgain ? unchanging(read) : read())
      const [refused, missing] = [await answerTo(() => foreign.id), await answerTo(idOfNothing)]
      seesNoOther(withoutIds(refused))
      expect(
        outcomeOf(withoutIds(refused), operation),
        `${path}: another agency's id answers like one that names nothing`,
      ).toEqual(outcomeOf(withoutIds(missing), operation))
      const after = await read()
      if (after === before) return missing
      // Its own jobs may have changed it, such as one that reads its files. Then another record, at rest, stays as it is.
      others.forget(operation)
      if (!isAgain && (await others.get(kind)).id !== foreign.id) return missingLikeForeign(true)
      expect(JSON.parse(after ?? '{}'), `${path}: the other agency's ${kind}`).toEqual(JSON.parse(before ?? '{}'))
      return missing
    }
    const isAlone = operation.isQuery || operation.ids.length === 1
    for (const isLast of [false, true]) {
      const missing = await missingLikeForeign()
      if (matrix.isIgnored(operation, path)) return
      const isTold = (mine: Answer) => isToldApart(withoutIds(mine), withoutIds(missing), operation)
      if (isAlone && isTold(attempt.answer)) return
      // With the same other records as before: so it was this id that made the difference.
      const mine = await answerTo(id => id)
      const isAsGood = errorsOf(mine).length === 0 || attempt.errors.length > 0
      if (isAsGood && isTold(mine)) return
      expect(isLast && unproven(operation, { path, kind }, mine, missing)).toBe(false)
      own.forget(operation)
    }
  }

  const unproven = ({ name }: Operation, { path, kind }: IdArgument, mine: Answer, missing: Answer) =>
    `${name} answers an own ${kind} at '${path}' like an id of nothing, so this proves nothing.
If the kind is wrong, add '${name}.${path}' to \`kinds\` in mfe-<area>/e2e/tenancy.ts; if its input is, '${name}' to \`inputs\`.
Own: ${mine.text.slice(0, 600)}
Nothing: ${missing.text.slice(0, 600)}`

  const saysConflict = ({ text }: Answer) => text.includes('"CONFLICT"')

  function seesNoOther({ text }: Answer) {
    expect(text, 'another agency was seen').not.toContain('CANARY_B')
    expect(others.idsIn(text), 'records of another agency were seen').toEqual([])
  }

  for (const operation of matrix.operations.filter(({ isSubscription }) => isSubscription)) {
    test(operation.name, async () => {
      const variables = await ours.variables(operation)
      const anonymous = listen(new Caller(productUrl()), operation.document, variables)
      await until(() => anonymous.ended !== undefined, 20_000, 'A visitor without a session may listen.')
      const ofDisabled = listen(disabled, operation.document, variables)
      await until(() => ofDisabled.ended !== undefined, 20_000, 'A disabled user may listen.')
      for (const { path, kind } of operation.ids) {
        const change = matrix.changeOf(kind)
        const [ownId, foreignId] = [idAt(variables, path), (await others.get(kind)).id]
        const hear = ({ caller }: Records, id: string) =>
          listen(caller, operation.document, withId(variables, path, id))
        const [mine, foreign, missing] = [ownId, foreignId, idOfNothing(ownId)].map(id => hear(ours, id))
        // From the other side, too: an agency that knows of more changes would hold back those of one with fewer.
        const [theirs, ofOurs] = [foreignId, ownId].map(id => hear(others, id))
        for (let round = 0; round < 2; round += 1) {
          const heard = [mine, theirs].map(live => live?.told.length ?? 0)
          // By the time that an own record's change has come, the other's, which was before, would have come too.
          for (const agency of [others, ours, others])
            expect((await agency.run(change)).errors, change.name).toEqual([])
          const haveHeard = () => [mine, theirs].every((live, place) => live && live.told.length > (heard[place] ?? 0))
          await until(haveHeard, 20_000, 'A change of the own record is told.')
        }
        for (const other of [foreign, ofOurs])
          expect(other, `${path}: another agency's id is as silent as one that names nothing`).toMatchObject({
            ...{ told: [], ended: missing?.ended },
          })
        expect(missing).toMatchObject({ told: [] })
        expect(JSON.stringify(mine?.told)).not.toContain('CANARY_B')
        await Promise.all([theirs, ofOurs].map(live => live?.close()))
        await Promise.all([foreign, missing, mine].map(live => live?.close()))
      }
    })
  }

  test('GET /files/:id/:name', async () => {
    const strangerCaller = others.caller
    const [ownFile, foreignFile] = [await upload(ours.caller), await upload(strangerCaller)]
    const missingFile = 'f'.repeat(ownFile.length)
    const get = (by: Caller, id: string) => by.fetch(`/files/${id}/roof.png`)

    expect((await get(ours.caller, ownFile)).status).toBe(200)
    const foreign = await get(ours.caller, foreignFile)
    expect(foreign.status).toBe(404)
    expect(comparable(foreign)).toEqual(comparable(await get(ours.caller, missingFile)))
    const anonymous = new Caller(productUrl())
    for (const nobody of [anonymous, disabled]) expect((await get(nobody, ownFile)).status).toBe(401)
    expect((await anonymous.fetch('/files', { method: 'POST', body: pictureForm() })).status).toBe(401)
    expect((await get(strangerCaller, foreignFile)).status, 'its own agency has it').toBe(200)
  })

  test('GET /exports/accounts/:id', async () => {
    const get = (by: Caller, id: string) => by.fetch(`/exports/accounts/${id}`)
    const [own, foreign] = [(await ours.get('Account')).id, (await others.get('Account')).id]
    const mine = await get(ours.caller, own)
    expect(mine.status).toBe(200)
    // The ZIP is not compressed: its data can be read as they are.
    expect(mine.text).toContain(`"accountId": "${own}"`)
    expect(mine.text).not.toContain('CANARY_B')
    const refused = await get(ours.caller, foreign)
    expect(refused.status).toBe(404)
    expect(comparable(refused)).toEqual(comparable(await get(ours.caller, idOfNothing(own))))
    for (const nobody of [new Caller(productUrl()), disabled]) expect((await get(nobody, own)).status).toBe(401)
  })

  test('GET /exports/lists/:subgraph/:list', async () => {
    const get = (by: Caller) => by.fetch('/exports/lists/accounts/accounts.csv?columns=name.address.contact&ids=true')
    const mine = await get(ours.caller)
    const { id: own } = await ours.get('Account')
    expect(mine.status).toBe(200)
    expect(mine.text).toContain(own)
    expect(mine.text).not.toContain('CANARY_B')
    const theirs = await get(others.caller)
    expect(theirs.text).toContain('CANARY_B')
    expect(theirs.text).not.toContain(own)
    for (const nobody of [new Caller(productUrl()), disabled]) expect((await get(nobody)).status).toBe(401)
  })
})

/** What reading answers once it answers the same for a second. */
async function unchanging(read: () => Promise<string | undefined> | undefined): Promise<string | undefined> {
  let last = await read()
  for (let unchanged = 0, reads = 0; unchanged < 4 && reads < 80; reads += 1) {
    await new Promise(next => setTimeout(next, 250))
    const now = await read()
    unchanged = now === last ? unchanged + 1 : 0
    last = now
  }
  return last
}

/** Of the users that the matrix has made. */
async function giveBackSeats(caller: Caller) {
  const { agencyUsers } = await caller.call<{ agencyUsers: { email: string; state: string }[] }>(
    '{ agencyUsers { email state } }',
  )
  const made = agencyUsers.filter(({ email, state }) => email.endsWith('@matrix.example') && state === 'ACTIVE')
  for (const { email } of made) await disableUser(caller, email)
}

/** The id that variables have at a path. */
function idAt(variables: Record<string, unknown>, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, part) => (([value].flat()[0] ?? {}) as Record<string, unknown>)[part], variables)
  return String([found].flat()[0])
}

async function upload(caller: Caller): Promise<string> {
  const { status, text } = await caller.fetch('/files', { method: 'POST', body: pictureForm() })
  expect(status, text).toBe(201)
  return JSON.parse(text).files[0].id
}
