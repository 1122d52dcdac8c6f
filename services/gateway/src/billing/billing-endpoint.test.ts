import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const acts: object[] = []
/** Answers as `settings` does; it refuses to pause. */
const settings: Fixture = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'billing/page': news => {
      if (news['to'] === 'DOWN') return { status: 500, body: { error: { message: 'x', code: 'INTERNAL' } } }
      if (news['to']) return { status: 200, body: { redirect: `https://billing.example/${news['to']}` } }
      return {
        status: 200,
        body: { html: `<style nonce="%NONCE%"></style>The page: ${JSON.stringify(news)}` },
      }
    },
    'billing/act': fields => {
      acts.push(fields)
      if (fields['action'] !== 'PAUSE') return { status: 200, body: { done: 'PAY' } }
      return { status: 422, body: { error: { message: 'No pause.', code: 'VALIDATION_FAILED' } } }
    },
  },
}

let gateway: TestGateway
let maya: Visitor
beforeAll(async () => {
  gateway = await startTestGateway({}, [settings])
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())
beforeEach(() => void acts.splice(0))

const post = (visitor: Visitor, body: string, origin: string | null = gateway.url) =>
  visitor.fetch('/billing', {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
  })

it('is a page without scripts, for who is signed in', async () => {
  const response = await maya.fetch('/billing?done=PAY')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy) ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script')
  expect(await response.text()).toBe(`<style nonce="${nonce}"></style>The page: {"done":"PAY"}`)
})

it('leads on to the system that takes the money, where there is one', async () => {
  const response = await maya.fetch('/billing?to=PORTAL', { redirect: 'manual' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://billing.example/PORTAL')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const down = await maya.fetch('/billing?to=DOWN')
  expect(down.status).toBe(503)
  expect(await down.text()).toContain('Billing isn’t responding')
})

it('leads who is not signed in to sign-in, whatever they send', async () => {
  const nobody = new Visitor(gateway)
  for (const response of [await nobody.fetch('/billing', { redirect: 'manual' }), await post(nobody, 'action=PAY')]) {
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/app/signin')
  }
  expect(acts).toEqual([])
})

it('does what its forms ask for, and shows the result', async () => {
  const response = await post(maya, 'action=CHANGE&plan=STANDARD&numSeats=9')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/billing?done=PAY')
  expect(acts).toEqual([{ action: 'CHANGE', plan: 'STANDARD', numSeats: '9' }])
})

it('shows why something was not done', async () => {
  const response = await post(maya, 'action=PAUSE')
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('The page: {"problem":"No pause."}')
})

it.each([
  ['another site', 'https://evil.example'],
  ['a site that does not say who it is', 'null'],
  ['a client that says nothing', null],
])('takes no form of %s', async (_, origin) => {
  expect((await post(maya, 'action=CANCEL', origin)).status).toBe(403)
  expect(acts).toEqual([])
})

it('takes no form that is too long', async () => {
  expect((await post(maya, `action=${'x'.repeat(5_000)}`)).status).toBe(413)
  expect(acts).toEqual([])
})
