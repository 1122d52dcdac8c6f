import mongoose, { Schema, Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineTenantModel } from '../models.ts'
import { currentAgencyId } from '../scope.ts'
import { defineSubgraph } from '../subgraph.ts'
import { signDelivery } from '../testing/sign-delivery.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { greetSender } from './greet-sender.ts'
import { standardSignature, verifyDelivery } from './verify-delivery.ts'
import { defineWebhook, type Webhook } from './webhook.ts'

const secret = 'whsec-of-the-third-party'
const agencyId = new Types.ObjectId().toString()
const minute = 60_000

const Signature = defineTenantModel('testSignatures', new Schema<{ policy: string }>({ policy: String }))
const accepted: string[] = []

const signatures = defineWebhook({
  name: 'signatures',
  verify: standardSignature(secret),
  payload: z.object({ account: z.string(), policy: z.string() }),
  agencyOf: async ({ account }) => (account === 'harbor' ? agencyId : null),
  async accept({ policy }, { step }) {
    await step('note', () => Signature.create({ policy }))
    accepted.push(`${currentAgencyId()} ${policy}`)
  },
})

/** Its sender tells more than we asked for. */
const talkative = defineWebhook({
  name: 'talkative',
  verify: standardSignature(secret),
  payload: z.object({ account: z.string() }),
  agencyOf: async () => null,
  accept: async () => void accepted.push('talk'),
  strangers: 'IGNORED',
})

let isDiskFull = false

/** What it brings is too large for a job. */
const parcels = defineWebhook({
  name: 'parcels',
  verify: standardSignature(secret),
  payload: z.object({ account: z.string() }),
  agencyOf: async () => agencyId,
  maxBytes: 2 * 1024 * 1024,
  async keep() {
    if (isDiskFull) throw new Error('no room')
    accepted.push(`${currentAgencyId()} parcel`)
  },
})

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(
    defineSubgraph({
      name: 'signing',
      webhooks: () => [signatures, talkative, parcels],
      modules: [{ typeDefs: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } }],
    }),
  )
})
afterAll(() => subgraph.close())
beforeEach(() => {
  accepted.length = 0
})

const bodyOf = (policy: string, account = 'harbor') => JSON.stringify({ account, policy })

const deliver = (body: string, headers: Record<string, string>, name = 'signatures') =>
  subgraph.deliver(name, body, headers)

const jobs = () => mongoose.connection.collection('jobs').find().toArray()

describe('the sender of a large delivery', () => {
  const headers = { authorization: 'Basic eDp5' }
  const withPassword = {
    ...parcels,
    knows: ({ authorization }: { authorization?: string }) => authorization === 'Basic eDp5',
  }

  it('is known by its headers, or refused by them; where only bytes tell, it stays a stranger', () => {
    expect(greetSender(withPassword as Webhook, headers)).toEqual({ isKnown: true, maxBytes: 2 * 1024 * 1024 })
    expect(() => greetSender(withPassword as Webhook, {})).toThrow('credentials')
    expect(greetSender(signatures, headers)).toEqual({ isKnown: false, maxBytes: 1024 * 1024 })
  })

  it('is greeted before any byte of it is there', async () => {
    expect(await deliver('', {}, 'parcels/sender')).toBe(200)
    expect(await deliver('', {}, 'nothing/sender')).toBe(404)
  })
})

describe('a delivery', () => {
  it('does its work once, however often and however much at once it comes, for at least 7 days', async () => {
    const body = bodyOf('p-2')
    const send = () => deliver(body, signDelivery(secret, body, { id: 'd-2' }))
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers).toEqual(Array(10).fill(202))
    await vi.waitFor(() => expect(accepted).toEqual([`${agencyId} p-2`]), { timeout: 10_000 })
    await vi.waitFor(async () => expect((await jobs()).every(({ state }) => state === 'DONE')).toBe(true), 20_000)
    expect(await send()).toBe(202)
    expect((await jobs()).filter(({ key }) => key === 'd-2')).toHaveLength(1)
    const indexes = await mongoose.connection.collection('jobs').indexes()
    const forgotten = indexes.find(({ key }) => 'doneAt' in key)?.['expireAfterSeconds']
    expect(forgotten).toBeGreaterThanOrEqual(7 * 24 * 60 * 60)
  })

  it('that is wrong is refused with its reason, and nothing follows', async () => {
    const before = (await jobs()).length
    const body = bodyOf('p-3')
    const other = bodyOf('p-3', 'nobody')
    const signed = (text: string) => signDelivery(secret, text, { id: 'd-3' })
    const answers = [
      await deliver(body, {}),
      await deliver(body, signDelivery('another secret', body)),
      await deliver(body.replace('p-3', 'p-4'), signed(body)),
      await deliver('{', signed('{')),
      await deliver('{"account":"harbor"}', signed('{"account":"harbor"}')),
      await deliver(other, signed(other)),
    ]
    expect(answers).toEqual([401, 401, 401, 400, 400, 404])
    expect(await jobs()).toHaveLength(before)
  })

  it('that concerns no one here is thanked for where the webhook says so, and nothing follows', async () => {
    const before = (await jobs()).length
    const body = bodyOf('p-6')
    const status = await deliver(body, signDelivery(secret, body), 'talkative')
    expect([status, (await jobs()).length]).toEqual([202, before])
    expect(await deliver(body, {}, 'talkative')).toBe(401)
  })

  it('that is too large for a job is kept before its sender is thanked', async () => {
    const body = JSON.stringify({ account: 'harbor', content: 'x'.repeat(1_500_000) })
    const send = () => deliver(body, signDelivery(secret, body), 'parcels')
    isDiskFull = true
    expect(await send()).toBe(500)
    isDiskFull = false
    const before = (await jobs()).length
    expect(await send()).toBe(202)
    expect([accepted, (await jobs()).length]).toEqual([[`${agencyId} parcel`], before])
    expect(await deliver(body, {}, 'parcels')).toBe(401)
    const tooLarge = JSON.stringify({ account: 'harbor', content: 'x'.repeat(2_500_000) })
    expect(await deliver(tooLarge, signDelivery(secret, tooLarge), 'parcels')).toBe(413)
  })

  it('comes by the gateway only', async () => {
    const body = bodyOf('p-5')
    const init = { method: 'POST', body, headers: signDelivery(secret, body) }
    expect((await fetch(`${subgraph.url}/webhooks/signatures`, init)).status).toBe(401)
  })
})

describe('the signature of a delivery', () => {
  const body = Buffer.from('{"a":1}')
  const at = Date.now()
  const headers = signDelivery(secret, String(body), { id: 'd', at })

  it('holds for 5 minutes, in both directions', () => {
    const whole = Math.floor(at / 1_000) * 1_000
    expect(verifyDelivery(secret, headers, body, whole + 5 * minute)).toBe('d')
    expect(verifyDelivery(secret, headers, body, whole - 5 * minute)).toBe('d')
    expect(verifyDelivery(secret, headers, body, whole + 5 * minute + 1)).toBeNull()
    expect(verifyDelivery(secret, headers, body, whole - 5 * minute - 1)).toBeNull()
  })

  it('covers the id, the time and every byte of the body', () => {
    const changed = [
      { ...headers, 'webhook-id': 'e' },
      { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) },
      { ...headers, 'webhook-signature': 'v1,' },
      { ...headers, 'webhook-signature': String(headers['webhook-signature']).replace('v1', 'v0') },
    ]
    expect(changed.map(wrong => verifyDelivery(secret, wrong, body))).toEqual([null, null, null, null])
    expect(verifyDelivery(secret, headers, Buffer.from('{"a": 1}'))).toBeNull()
  })

  it('may be one of several, while the other side changes its secret', () => {
    const both = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` }
    expect(verifyDelivery(secret, both, body)).toBe('d')
  })
})
