import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defect } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
let maya: Visitor

beforeEach(async () => {
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
})
afterEach(() => gateway.close())

const list = '{ accounts(first: 50) { id owner { name email } } asker }'

describe('a subgraph that is down', () => {
  it('leaves its fields null, with one error per field, while the others answer', async () => {
    await gateway.settings.stop()
    const { status, data, errors } = await maya.graphql(list)
    expect(status).toBe(200)
    expect(data?.['asker']).toBe('agency-harbor/user-maya')
    expect((data?.['accounts'] as object[])?.[3]).toEqual({ id: '3', owner: { name: null, email: null } })
    expect(errors.map(({ path }) => path)).toEqual([
      ['accounts', 0, 'owner', 'name'],
      ['accounts', 0, 'owner', 'email'],
    ])
    expect(errors[0]).toMatchObject({
      message: 'Settings isn’t responding. Try again shortly.',
      extensions: { code: 'SUBGRAPH_UNAVAILABLE', requestId: expect.any(String) },
    })
  })

  it.each([
    ['alone', 'mutation { drawAccount(id: "3") { id name } }'],
    ['with what another one has of it', 'mutation { drawAccount(id: "3") { id owner { name } } }'],
  ])('has longer for a mutation that says so, %s', async (_, mutation) => {
    gateway.accounts.delay = 3_500
    const { data, errors } = await maya.graphql(mutation)
    expect(errors).toEqual([])
    expect(data?.['drawAccount']).toMatchObject({ id: '3' })
  })

  it('has no longer for another one beside it in the schema', async () => {
    gateway.accounts.delay = 3_500
    const { errors } = await maya.graphql('mutation { updateAccount(id: "3") { id } }')
    expect(errors[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE')
  })

  it('gets a mutation once, even when its answer is lost', async () => {
    gateway.accounts.delay = 3_500
    gateway.accounts.requests.length = 0
    const { errors } = await maya.graphql('mutation { createAccount(name: "x") { id } }')
    expect(errors[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE')
    await wait(1_500)
    expect(gateway.accounts.requests).toHaveLength(1)
  })
})

describe('a request that makes a subgraph fail', () => {
  let omar: Visitor
  beforeEach(async () => {
    omar = await Visitor.signedIn(gateway, 'omar')
  })

  const others = async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => omar.graphql('{ asker }')))
    expect(answers.filter(({ errors }) => errors.length > 0)).toEqual([])
  }

  it('harms no one else when its answer is a 500', async () => {
    for (let tries = 0; tries < 4; tries++) {
      const failing = Array.from({ length: 5 }, () =>
        maya.graphql('{ auditVerification(area: "accounts", from: "x") { checked } }'),
      )
      for (const { errors } of await Promise.all(failing))
        expect(errors[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE')
      await others()
    }
  })

  it('harms no one else when it takes too long', async () => {
    const slow = await Promise.all(Array.from({ length: 8 }, () => maya.graphql('{ slow }')))
    for (const { errors } of slow) expect(errors[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE')
    await others()
  })
})

describe('what a client learns of a failure', () => {
  const secrets = () => [
    defect,
    'ECONN',
    '10.1.2.3',
    gateway.accounts.url,
    '127.0.0.1',
    'localhost',
    '.js',
    '.ts:',
    'stack',
    '_v0_',
  ]

  it('is neither a host, nor a port, nor a stack, nor a sub-request', async () => {
    const answers = [await maya.graphql('{ broken asker }')]
    gateway.accounts.garbage = '<html>502 Bad Gateway: upstream 10.1.2.3:4002 /srv/accounts.js</html>'
    answers.push(await maya.graphql('{ asker }'))
    gateway.accounts.garbage = null
    await gateway.accounts.stop()
    answers.push(await maya.graphql('{ asker accounts { name } }'))
    await gateway.settings.stop()
    answers.push(await maya.graphql(list), await maya.signIn('maya@harbor.example', '123456'))
    for (const { text, errors } of answers) {
      expect(errors.length).toBeGreaterThan(0)
      for (const error of errors) expect(error.extensions['requestId']).toEqual(expect.any(String))
      for (const secret of secrets()) expect(text).not.toContain(secret)
    }
  })

  it('is INTERNAL and one sentence when a resolver of a subgraph fails', async () => {
    const { data, errors } = await maya.graphql('{ broken asker }')
    expect(data).toEqual({ broken: null, asker: 'agency-harbor/user-maya' })
    expect(errors).toEqual([
      {
        message: 'Something went wrong on our side. Try again in a moment.',
        path: ['broken'],
        extensions: { code: 'INTERNAL', requestId: expect.any(String) },
      },
    ])
  })

  it('is what the subgraph said when that is meant for people', async () => {
    const missing = await maya.graphql('{ account(id: "missing") { name } }')
    expect(missing.errors[0]).toMatchObject({
      message: 'This account does not exist, or it was removed.',
      extensions: { code: 'NOT_FOUND' },
    })
    const invalid = await maya.graphql('mutation { createAccount(name: "") { id } }')
    expect(invalid.errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ path: 'name', message: 'Enter a name.' }],
    })
    const late = await maya.graphql('mutation { updateAccount(id: "3") { id } }')
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id: '3', name: 'Account 3' } })
  })
})
