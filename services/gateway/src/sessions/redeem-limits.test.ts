import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { goodCode, settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const email = 'maya@harbor.example'
const asked: { question: string; knownBrowserId?: string; attemptIds?: string[] }[] = []
const noting =
  (question: string): NonNullable<Fixture['questions']>[string] =>
  input => {
    asked.push({ question, ...input })
    return settingsFixture.questions?.[question]?.(input) ?? { status: 404, body: {} }
  }
const settings: Fixture = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'sign-in/request-code': noting('sign-in/request-code'),
    'sign-in/redeem-code': noting('sign-in/redeem-code'),
  },
}
const lastAsked = () => asked.at(-1)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ SIGN_IN_WRONG_CODES_PER_HOUR_PER_IP: '4', PROXY_HOPS: '1' }, [settings])
})
afterAll(() => gateway.close())

const redeem = (visitor: Visitor, code: string, attemptId?: string) =>
  visitor.graphql(
    `mutation ($email: String!, $code: String!, $attemptId: String) {
      agencySignIn(email: $email, code: $code, attemptId: $attemptId) { acknowledged }
    }`,
    { email, code, attemptId },
  )

describe('a code', () => {
  it('is tried in the name of the browser that asked for it, and of the link that it opened', async () => {
    const visitor = new Visitor(gateway)
    await redeem(visitor, goodCode)
    expect(lastAsked()).toMatchObject({ attemptIds: [] })
    await visitor.signIn(email)
    await redeem(visitor, goodCode)
    expect(lastAsked()).toMatchObject({ attemptIds: ['attempt.'] })
    await redeem(visitor, goodCode, 'link.')
    expect(lastAsked()).toMatchObject({ attemptIds: ['link.'] })
  })

  it('is asked for in the name of a browser that knows the address, after signing out, too', async () => {
    const visitor = new Visitor(gateway)
    await visitor.signIn(email)
    expect(lastAsked()).not.toHaveProperty('knownBrowserId')
    await visitor.signIn(email, goodCode)
    await visitor.graphql('mutation { agencySignOut }')
    await visitor.signIn(' Maya@Harbor.example')
    const { knownBrowserId } = lastAsked() ?? {}
    expect(knownBrowserId).toMatch(/^[\w-]{16}$/)

    await visitor.signIn('omar@harbor.example')
    expect(lastAsked()).not.toHaveProperty('knownBrowserId')
    await visitor.signIn('omar@harbor.example', goodCode)
    for (const address of ['omar@harbor.example', email]) {
      await visitor.signIn(address)
      expect(lastAsked()).toMatchObject({ knownBrowserId })
    }
  })

  it('that is wrong is counted for the network, and those that are right are not', async () => {
    const from = (ip: string, code: string) =>
      new Visitor(gateway).fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-coverdesk-client': 'test/1', 'x-forwarded-for': ip },
        body: JSON.stringify({
          query: `mutation { agencySignIn(email: "${email}", code: "${code}") { acknowledged } }`,
        }),
      })
    for (let count = 0; count < 6; count += 1)
      expect(await (await from('2001:db8::1', goodCode)).text()).toContain('"data"')
    for (let count = 0; count < 4; count += 1) await from(`2001:db8::${count}`, '000000')
    asked.length = 0
    const { errors } = JSON.parse(await (await from('2001:db8::9', goodCode)).text())
    expect(errors).toMatchObject([
      {
        message: 'Too many wrong codes were entered from your network. Try again in 15 minutes.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 },
      },
    ])
    expect(asked).toEqual([])
    expect(await (await from('2001:db8:0:1::1', goodCode)).text()).not.toContain('RATE_LIMITED')
  })
})
