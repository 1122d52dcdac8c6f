import { CoverdeskError } from '@coverdesk/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { settingsFixture, userIdOf } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const asked: string[] = []
const wrong = new CoverdeskError('VALIDATION_FAILED', '1 field needs a correction.', {
  validationErrors: [{ path: 'code', message: 'This code is wrong.' }],
})
const refusal = { status: 422, body: { error: { message: wrong.message, ...wrong.extensions } } }
const take = (name: string, code: string | undefined, body: object) => {
  asked.push(name)
  return code === '654321' ? { status: 200, body } : refusal
}

/** Ann has an app, Ned must set one up. */
const settings: Fixture = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'sign-in/redeem-code': ({ email = '' }) => ({
      status: 200,
      body: {
        agencyId: 'agency-harbor',
        userId: userIdOf(email),
        ...(!email.startsWith('maya') && { secondStep: email.startsWith('ann') ? 'CODE' : 'SET_UP' }),
      },
    }),
    'second-step/begin': () => ({ status: 200, body: { key: 'ABCD', uri: 'otpauth://totp/x' } }),
    'second-step/enter': ({ code }) => take('enter', code, {}),
    'second-step/confirm': ({ code }) => take('confirm', code, { recoveryCodes: ['aaaaa-bbbbb'] }),
  },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({}, [settings])
})
afterAll(() => gateway.close())

const signIn = `mutation ($email: String!, $code: String) {
  agencySignIn(email: $email, code: $code) { acknowledged secondStep agencyUser { id } }
}`
const enter = 'mutation ($code: String!) { agencySecondStep(code: $code) { recoveryCodes agencyUser { name } } }'
const begin = 'mutation { beginAgencySecondStep { key uri } }'
const redeemed = async (name: string) => {
  const visitor = new Visitor(gateway)
  const { data } = await visitor.graphql(signIn, { email: `${name}@harbor.example`, code: '123456' })
  return { visitor, answer: data?.['agencySignIn'] }
}
const isSignedIn = async (visitor: Visitor) => (await visitor.graphql('{ asker }')).status === 200

describe('two-step verification', () => {
  it('is owed before there is a session: the mailed code alone opens nothing', async () => {
    const { visitor, answer } = await redeemed('ann')
    expect(answer).toEqual({ acknowledged: true, secondStep: 'CODE', agencyUser: null })
    expect(visitor.cookies.has('coverdesk_session')).toBe(false)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('signs in with the right code, and is then forgotten', async () => {
    const { visitor } = await redeemed('ann')
    const refused = await visitor.graphql(enter, { code: '111111' })
    expect(refused.errors[0]?.extensions).toMatchObject({ validationErrors: [{ path: 'code' }] })
    expect(await isSignedIn(visitor)).toBe(false)
    const { data } = await visitor.graphql(enter, { code: '654321' })
    expect(data).toEqual({ agencySecondStep: { recoveryCodes: null, agencyUser: { name: 'Name of user-ann' } } })
    expect(await isSignedIn(visitor)).toBe(true)
    expect(visitor.cookies.has('coverdesk_second_step')).toBe(false)
  })

  it('that must be set up gives a secret, and after its first code recovery codes', async () => {
    const { visitor, answer } = await redeemed('ned')
    expect(answer).toMatchObject({ secondStep: 'SET_UP' })
    expect((await visitor.graphql(begin)).data).toEqual({
      beginAgencySecondStep: { key: 'ABCD', uri: 'otpauth://totp/x' },
    })
    const { data } = await visitor.graphql(enter, { code: '654321' })
    expect(data).toMatchObject({ agencySecondStep: { recoveryCodes: ['aaaaa-bbbbb'] } })
    expect(asked.at(-1)).toBe('confirm')
  })

  it('is no one’s without the mailed code, with a forged cookie, and no way to a new secret for who has an app', async () => {
    const stranger = new Visitor(gateway)
    const forged = Buffer.from(
      JSON.stringify({ agencyId: 'agency-harbor', userId: 'user-ann', kind: 'CODE', until: Date.now() * 2 }),
    ).toString('base64url')
    for (const cookie of [undefined, `${forged}.forged`]) {
      if (cookie) stranger.cookies.set('coverdesk_second_step', cookie)
      for (const [operation, variables] of [[enter, { code: '654321' }], [begin]] as [string, object?][]) {
        expect((await stranger.graphql(operation, variables)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED')
      }
    }
    const { visitor } = await redeemed('ann')
    expect((await visitor.graphql(begin)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  })

  it('is not owed by who has none', async () => {
    const { visitor, answer } = await redeemed('maya')
    expect(answer).toMatchObject({ secondStep: null, agencyUser: { id: 'user-maya' } })
    expect(await isSignedIn(visitor)).toBe(true)
  })
})
