import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { goodCode, settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const email = 'maya@harbor.example'
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

describe('signing in', () => {
  it('asks for a code first, and remembers the address in this browser', async () => {
    const visitor = new Visitor(gateway)
    const { data } = await visitor.signIn(email)
    expect(data).toEqual({ agencySignIn: { acknowledged: true, resendAfterSeconds: 60, agencyUser: null } })
    expect(visitor.cookies.has('coverdesk_signin')).toBe(true)
    expect(visitor.cookies.has('coverdesk_session')).toBe(false)
  })

  it('answers the user, completed by settings, once the code is right', async () => {
    const visitor = new Visitor(gateway)
    await visitor.signIn(email)
    const { data } = await visitor.signIn(email, goodCode)
    expect(data).toEqual({
      agencySignIn: {
        acknowledged: true,
        resendAfterSeconds: null,
        agencyUser: { id: 'user-maya', name: 'Name of user-maya', agency: { name: 'Harbor' } },
      },
    })
    expect(visitor.cookies.has('coverdesk_session')).toBe(true)
    expect(visitor.cookies.has('coverdesk_signin')).toBe(false)
  })

  it('tells settings the page that was asked for, for the link in the mail', async () => {
    const asked: object[] = []
    const questions = {
      ...settingsFixture.questions,
      'sign-in/request-code': (input: object) => {
        asked.push(input)
        return { status: 200, body: { resendAfterSeconds: 60, attemptId: 'attempt.' } }
      },
    }
    const own = await startTestGateway({}, [{ ...settingsFixture, questions }])
    try {
      const returnTo = '/app/policies?search=bay#row-3'
      const document =
        'mutation ($returnTo: String) { agencySignIn(email: "a@b.example", returnTo: $returnTo) { acknowledged } }'
      await new Visitor(own).graphql(document, { returnTo })
      await new Visitor(own).graphql(document, { returnTo: null })
      expect(asked).toEqual([
        { email: 'a@b.example', ip: expect.any(String), returnTo },
        { email: 'a@b.example', ip: expect.any(String) },
      ])
    } finally {
      await own.close()
    }
  })

  it('shows the refusals of settings under their fields', async () => {
    const visitor = new Visitor(gateway)
    const { errors } = await visitor.signIn(email, '000000')
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ path: 'code', message: 'This code is wrong.' }],
    })
    expect(visitor.cookies.size).toBe(0)
  })

  it('gives a new session each time, and ends the one that the browser had', async () => {
    const visitor = await Visitor.signedIn(gateway)
    const old = visitor.cookies.get('coverdesk_session') ?? ''
    await visitor.signIn(email, goodCode)
    expect(visitor.cookies.get('coverdesk_session')).not.toBe(old)
    const thief = new Visitor(gateway)
    thief.cookies.set('coverdesk_session', old)
    expect((await thief.graphql('{ asker }')).status).toBe(401)
  })

  it('takes no token that a stranger has planted', async () => {
    const visitor = new Visitor(gateway)
    visitor.cookies.set('coverdesk_session', 'planted')
    await visitor.signIn(email, goodCode)
    expect(visitor.cookies.get('coverdesk_session')).not.toBe('planted')
  })

  it('never happens by opening a link', async () => {
    const visitor = new Visitor(gateway)
    await visitor.signIn(email)
    await visitor.fetch(`/app/signin?email=${email}&code=${goodCode}`)
    expect(visitor.cookies.has('coverdesk_session')).toBe(false)
  })

  it('marks its cookies for this site only, out of reach of scripts', async () => {
    const response = await new Visitor(gateway).fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-coverdesk-client': 'test/1' },
      body: JSON.stringify({
        query: `mutation { agencySignIn(email: "${email}", code: "${goodCode}") { acknowledged } }`,
      }),
    })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^coverdesk_browser=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
      expect.stringMatching(/^coverdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/),
      expect.stringMatching(/^coverdesk_signin=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/),
    ])
  })
})

describe('signing out', () => {
  it('ends the session at once, for every copy of the cookie', async () => {
    const visitor = await Visitor.signedIn(gateway)
    const copy = new Visitor(gateway)
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect((await copy.graphql('{ asker }')).status).toBe(200)
    expect((await visitor.graphql('mutation { agencySignOut }')).data).toEqual({ agencySignOut: true })
    expect(visitor.cookies.has('coverdesk_session')).toBe(false)
    expect((await copy.graphql('{ asker }')).status).toBe(401)
  })
})

describe('that someone signs out', () => {
  const noted: string[] = []
  let answers = true
  const settings: Fixture = {
    ...settingsFixture,
    questions: {
      ...settingsFixture.questions,
      'sign-in/sign-out': () => {
        noted.push('signed out')
        return answers ? { status: 200, body: {} } : { status: 503, body: {} }
      },
    },
  }
  let own: TestGateway
  beforeAll(async () => {
    own = await startTestGateway({}, [settings])
  })
  afterAll(() => own.close())

  it('is recorded by settings, and not where no one was signed in', async () => {
    const visitor = await Visitor.signedIn(own)
    await visitor.graphql('mutation { agencySignOut }')
    expect(noted).toHaveLength(1)
    await visitor.graphql('mutation { agencySignOut }')
    expect(noted).toHaveLength(1)
  })

  it('holds also when it can’t be recorded', async () => {
    answers = false
    const visitor = await Visitor.signedIn(own)
    expect((await visitor.graphql('mutation { agencySignOut }')).data).toEqual({ agencySignOut: true })
    expect(noted).toHaveLength(2)
    expect(visitor.cookies.has('coverdesk_session')).toBe(false)
  })
})

describe('without a session', () => {
  it('everyone may ask who they are', async () => {
    const { status, data } = await new Visitor(gateway).graphql('{ __typename agencyUser { id } }')
    expect(status).toBe(200)
    expect(data).toEqual({ __typename: 'Query', agencyUser: null })
  })

  it('anything else is UNAUTHENTICATED, however it is written, and reaches no subgraph', async () => {
    gateway.accounts.requests.length = 0
    const queries = [
      '{ asker }',
      '{ agencyUser { id } asker }',
      '{ ... on Query { asker } }',
      '{ ...F } fragment F on Query { agencyUser { id } ...G } fragment G on Query { x: asker }',
      'mutation { createAccount(name: "x") { id } }',
      '{ __schema { types { name } } }',
    ]
    for (const query of queries) {
      const { status, errors, data } = await new Visitor(gateway).graphql(query)
      expect([query, status, errors[0]?.extensions['code'], data]).toEqual([query, 401, 'UNAUTHENTICATED', undefined])
    }
    expect(gateway.accounts.requests).toEqual([])
  })
})

it('keeps no token in the database', async () => {
  const visitor = await Visitor.signedIn(gateway)
  const token = visitor.cookies.get('coverdesk_session') ?? ''
  const collections = await gateway.database.collections()
  const dump = JSON.stringify(await Promise.all(collections.map(collection => collection.find().toArray())))
  expect(dump).toContain('user-maya')
  expect(token).toHaveLength(43)
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

describe('on a full disk', () => {
  it('says so, as often as someone tries, and continues asking settings for what it can read', async () => {
    const refused = { code: 'DISK_FULL', message: 'The disk is full.' }
    const questions = {
      ...settingsFixture.questions,
      'sign-in/request-code': () => ({ status: 507, body: { error: refused } }),
    }
    const full = await startTestGateway({}, [{ ...settingsFixture, questions }])
    try {
      const visitor = await Visitor.signedIn(full)
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { errors } = await new Visitor(full).signIn(email)
        expect(errors[0]).toMatchObject({ message: refused.message, extensions: { code: 'DISK_FULL' } })
      }
      const { data } = await visitor.graphql('{ agencyUser { name } }')
      expect(data).toEqual({ agencyUser: { name: 'Name of user-maya' } })
    } finally {
      await full.close()
    }
  })
})
