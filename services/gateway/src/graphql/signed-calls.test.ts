import { randomUUID } from 'node:crypto'
import { type Caller, contextHeader, signContext } from '@coverdesk/kit'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { announce } from '../testing/announce.ts'
import { settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://desk.example' }
const caller = { requestId: randomUUID(), agencyId: 'agency-harbor', userId: 'user-maya' }
const system = { ...caller, userId: 'system:calendar' }

let state = 'ACTIVE'
const settings = {
  ...settingsFixture,
  typeDefs: `${settingsFixture.typeDefs} type Mutation { openDoor: String @command closeDoor: String }`,
  resolvers: {
    ...settingsFixture.resolvers,
    Mutation: {
      openDoor: (_: unknown, __: unknown, { userId }: Caller) => userId,
      closeDoor: (_: unknown, __: unknown, { userId }: Caller) => userId,
    },
  },
  questions: { ...settingsFixture.questions, 'subscription/state': () => ({ status: 200, body: { state } }) },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway(production, [settings])
})
afterAll(() => gateway.close())
afterEach(() => {
  state = 'ACTIVE'
  vi.useRealTimers()
})

const signed = (who: Caller, audience = 'gateway') => signContext(gateway.secret, audience, who)

async function ask(token: string | undefined, query = '{ asker }', headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { [contextHeader]: token }), ...headers },
    body: JSON.stringify({ query }),
  })
  const { data, errors = [] } = (await response.json()) as {
    data?: Record<string, unknown>
    errors?: { extensions: Record<string, unknown> }[]
  }
  return {
    status: response.status,
    data,
    code: errors[0]?.extensions['code'],
    cookie: response.headers.get('set-cookie'),
  }
}

describe('a subgraph that signs its call', () => {
  it('is answered as whoever it asks for, without cookie, client header and published document', async () => {
    expect(await ask(await signed(caller))).toMatchObject({ status: 200, data: { asker: 'agency-harbor/user-maya' } })
  })

  it('continues under the id of the request that it is a part of', async () => {
    gateway.accounts.requests.length = 0
    await ask(await signed(caller))
    expect(gateway.accounts.requests[0]?.caller.requestId).toBe(caller.requestId)
  })

  it('has the limits of everyone', async () => {
    const many = Array.from({ length: 16 }, (_, index) => `a${index}: asker`).join(' ')
    expect(await ask(await signed(caller), `{ ${many} }`)).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' })
    expect(await ask(await signed(caller), '{ accounts(first: 101) { id } }')).toMatchObject({ code: 'LIMIT_EXCEEDED' })
  })

  it('needs someone to ask for where everyone does', async () => {
    expect(await ask(await signed({ requestId: randomUUID() }))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('gets no cookie, whatever it does', async () => {
    const answer = await ask(await signed(caller), 'mutation { agencySignOut }')
    expect(answer.cookie).toBeNull()
  })
})

describe('a mutation', () => {
  it('is for the product itself only where it is marked as a command', async () => {
    expect(await ask(await signed(system), 'mutation { openDoor }')).toMatchObject({
      status: 200,
      data: { openDoor: 'system:calendar' },
    })
    const before = gateway.settings.requests.length
    for (const query of [
      'mutation { closeDoor }',
      'mutation { openDoor closeDoor }',
      'mutation { ...Both } fragment Both on Mutation { openDoor ... on Mutation { closeDoor } }',
    ]) {
      expect(await ask(await signed(system), query)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect(gateway.settings.requests).toHaveLength(before)
  })

  it('is for people as ever, a command or not', async () => {
    const maya = { openDoor: 'user-maya', closeDoor: 'user-maya' }
    expect(await ask(await signed(caller), 'mutation { openDoor closeDoor }')).toMatchObject({
      status: 200,
      data: maya,
    })
  })
})

describe('a call that only looks signed is 401, also with a good session beside it', () => {
  const tokens: [string, () => Promise<string>][] = [
    ['signed with another secret', () => signContext('x'.repeat(32), 'gateway', caller)],
    ['meant for a subgraph', () => signed(caller, 'accounts')],
    ['31 seconds old', () => oldToken()],
    ['without a signature', async () => unsigned(await signed(caller))],
    ['no token at all', async () => 'Bearer me'],
  ]
  async function oldToken() {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31_000 })
    const token = await signed(caller)
    vi.useRealTimers()
    return token
  }
  const unsigned = (token: string) =>
    [Buffer.from('{"alg":"none"}').toString('base64url'), token.split('.')[1], ''].join('.')

  it.each(tokens)('%s', async (_, mint) => {
    const maya = await Visitor.signedIn(gateway)
    const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-coverdesk-client': 'test/1' }
    gateway.accounts.requests.length = 0
    expect(await ask(await mint(), '{ asker }', headers)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(gateway.accounts.requests).toEqual([])
  })

  it('and without one it is no call of ours', async () => {
    expect((await ask(undefined)).status).toBe(403)
  })
})

it('while an agency is locked out the product continues with its own work, and no one of the agency does', async () => {
  state = 'EXPIRED'
  await announce(gateway.events, { typename: 'Agency', id: 'agency-harbor' })
  await vi.waitFor(async () => expect((await ask(await signed(caller))).status).toBe(402), { timeout: 20_000 })
  expect(await ask(await signed(system))).toMatchObject({
    status: 200,
    data: { asker: 'agency-harbor/system:calendar' },
  })
})

it('300 interleaved calls of two agencies: none gets what the other asked for', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const agencyId = index % 2 ? 'agency-harbor' : 'agency-canary'
      const { data } = await ask(await signed({ ...system, agencyId }))
      return data?.['asker'] === `${agencyId}/system:calendar`
    }),
  )
  expect(answers.filter(isOwn => !isOwn)).toEqual([])
})
