import { randomUUID } from 'node:crypto'
import {
  contextHeader,
  createLogger,
  defineSubgraph,
  endSessions,
  type RunningService,
  signContext,
  startSubgraph,
} from '@coverdesk/kit'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { settingsFixture, userIdOf } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

/** Disables users, as `settings` does. */
const users = defineSubgraph({
  name: 'users',
  modules: [
    {
      typeDefs: 'type Query { x: Int } type Mutation { disable(userId: ID!, fail: Boolean): Boolean }',
      resolvers: {
        Mutation: {
          disable: async (_: unknown, { userId, fail }: { userId: string; fail?: boolean }) => {
            await endSessions(userId)
            if (fail) throw new Error('It could not be disabled.')
            return true
          },
        },
      },
    },
  ],
})

const harbor = '650000000000000000000001'
const summit = '650000000000000000000002'
const admin = '660000000000000000000001'
/** Its people are of an agency with a real id, as the audit demands. */
const settings: Fixture = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'sign-in/redeem-code': ({ email = '' }) => ({ status: 200, body: { agencyId: harbor, userId: userIdOf(email) } }),
  },
}

const secret = 'a secret of the test, long enough'
const shared = `test_gateway_${randomUUID().slice(0, 8)}`
const own = `test_users_${randomUUID().slice(0, 8)}`
const events = `test_events_${randomUUID().slice(0, 8)}`
let one: TestGateway
let other: TestGateway
let subgraph: RunningService
let url: string

beforeAll(async () => {
  one = await startTestGateway({ DATABASE: shared }, [settings])
  other = await startTestGateway({ DATABASE: shared }, [settings])
  subgraph = await startSubgraph(users, {
    log: createLogger('users', 'silent'),
    environment: {
      ...process.env,
      COVERDESK_SECRET: secret,
      CREDENTIAL_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      PORT: '1',
    },
    port: 0,
    database: own,
    sharedDatabases: { events, gateway: shared },
  })
  url = `http://127.0.0.1:${subgraph.port}`
})
afterAll(async () => {
  await Promise.all([one.close(), other.close(), subgraph.close()])
  const mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
  await Promise.all([shared, own, events].map(name => mongo.db(name).dropDatabase()))
  await mongo.close()
})

async function disable(userId: string, agencyId = harbor, fail = false) {
  const token = await signContext(secret, 'users', { requestId: randomUUID(), agencyId, userId: admin })
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [contextHeader]: token },
    body: JSON.stringify({
      query: 'mutation ($userId: ID!, $fail: Boolean) { disable(userId: $userId, fail: $fail) }',
      variables: { userId, fail },
    }),
  })
}

/** The same person at the other gateway. */
function atOther(visitor: Visitor) {
  const twin = new Visitor(other)
  for (const [name, value] of visitor.cookies) twin.cookies.set(name, value)
  return twin
}

const statusOf = async (visitor: Visitor) => (await visitor.graphql('{ asker }')).status

it('who signs in at one gateway is signed in at the other, and signed out of both at once', async () => {
  const maya = await Visitor.signedIn(one)
  const twin = atOther(maya)
  expect(await statusOf(twin)).toBe(200)
  await maya.graphql('mutation { agencySignOut }')
  expect(await statusOf(twin)).toBe(401)
})

it('who is disabled is out of every session at the next request, at every gateway', async () => {
  const [desk, phone, omar] = await Promise.all([
    Visitor.signedIn(one),
    Visitor.signedIn(other),
    Visitor.signedIn(one, 'omar'),
  ])
  expect(await statusOf(desk)).toBe(200)
  await disable('user-maya')
  expect(await Promise.all([desk, phone, atOther(desk), omar].map(statusOf))).toEqual([401, 401, 401, 200])
})

it('a change that fails, or that is about another agency, ends nothing', async () => {
  const maya = await Visitor.signedIn(one)
  await disable('user-maya', harbor, true)
  await disable('user-maya', summit)
  expect(await statusOf(maya)).toBe(200)
})

it('who is disabled while signing in gets no session', async () => {
  const eve = new Visitor(one)
  const { errors } = await eve.signIn('eve@harbor.example', '123456')
  expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED')
  expect(eve.cookies.has('coverdesk_session')).toBe(false)
  expect(await one.database.collection('sessions').countDocuments({ userId: 'user-eve' })).toBe(0)
})
