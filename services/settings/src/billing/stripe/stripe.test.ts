import { randomUUID } from 'node:crypto'
import { EnvironmentError } from '@coverdesk/kit'
import mongoose from 'mongoose'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Agency } from '../../models/agency.model.ts'
import type { Subscription } from '../../models/subscription.model.ts'
import { maya, stranger, useSettingsSubgraph, walter } from '../../testing/settings-subgraph.ts'
import { StripeServer } from '../../testing/stripe-server.ts'
import { stripeSubscription } from '../../testing/stripe-subscription.fixtures.ts'
import { stripeKeys } from './stripe.environment.ts'

const webhookSecret = 'whsec_of_coverdesk'
const stripe = new StripeServer()
let apiUrl = ''
beforeAll(async () => {
  apiUrl = await stripe.start()
})
afterAll(() => stripe.close())
const subgraph = useSettingsSubgraph(() => ({
  STRIPE_SECRET_KEY: 'sk_test_coverdesk',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
  PUBLIC_URL: 'https://desk.example.com',
}))

const customer = 'cus_of_harbor'
const trial: Subscription = {
  ...{ plan: 'STANDARD', period: 'MONTHLY', state: 'TRIAL', numSeats: 8, trialEndDate: '2099-12-01' },
  ...{ nextBillingAmount: null, nextBillingDate: null },
}
const isIn = (subscription: Subscription | null, known: { customerId: string } | null = { customerId: customer }) =>
  Agency.updateOne(
    { _id: maya.agencyId },
    known ? { $set: { subscription, stripe: known } } : { $set: { subscription }, $unset: { stripe: 1 } },
  )
const agency = () => Agency.findById(maya.agencyId).lean()
const visit = (to: string, caller: object = maya) => subgraph.question('billing/page', { to }, caller)
const askedFor = (path: string) => stripe.asked.filter(asked => asked.path === path)
const backTo = 'https://desk.example.com/app/settings/subscription'

beforeEach(async () => {
  stripe.asked.length = 0
  stripe.subscriptions.clear()
  stripe.cards.clear()
  stripe.isDown = false
  await isIn(trial)
})

describe('a link to billing', () => {
  it('is a path of ours that leads on when it is opened, so that it never expires on an open page', async () => {
    const links = '{ subscriptionManagementLinks { billingPortalUrl updateSubscriptionUrl updatePaymentMethodUrl } }'
    expect(await subgraph.data(maya, links)).toEqual({
      subscriptionManagementLinks: {
        billingPortalUrl: '/billing?to=PORTAL',
        updateSubscriptionUrl: '/billing?to=SUBSCRIPTION',
        updatePaymentMethodUrl: '/billing?to=PAYMENT_METHOD',
      },
    })
    expect(stripe.asked).toEqual([])
  })

  it.each([
    ['PORTAL', { status: 'active' }, undefined],
    ['SUBSCRIPTION', { status: 'active' }, 'subscription_update'],
    ['PAYMENT_METHOD', { status: 'past_due' }, 'payment_method_update'],
    ['SUBSCRIPTION', { status: 'paused' }, 'payment_method_update'],
    ['SUBSCRIPTION', { status: 'active', isPausedByHand: true }, undefined],
    ['anything else', { status: 'active' }, undefined],
  ] as const)('%s of a subscription like %o opens the portal at %s', async (to, given, flow) => {
    stripe.subscriptions.set(customer, [stripeSubscription(given)])
    expect(await visit(to)).toEqual({
      status: 200,
      body: { redirect: 'https://billing.stripe.example/p/session_1' },
    })
    const fields = askedFor('/v1/billing_portal/sessions')[0]?.fields ?? {}
    expect(fields).toMatchObject({ customer, return_url: backTo })
    expect(fields['flow_data[type]']).toBe(flow)
    if (flow === 'subscription_update') {
      expect(fields['flow_data[subscription_update][subscription]']).toBe('sub_1')
    }
    if (flow) expect(fields['flow_data[after_completion][redirect][return_url]']).toBe(backTo)
  })

  it('opens Checkout where a subscription has ended, with no fewer seats than users', async () => {
    stripe.subscriptions.set(customer, [stripeSubscription({ status: 'canceled' })])
    await isIn({ ...trial, plan: 'ENTERPRISE', period: 'ANNUAL', state: 'EXPIRED', numSeats: 2 })
    expect((await visit('PORTAL')).body).toEqual({ redirect: 'https://checkout.stripe.example/c/pay/cs_1' })
    expect(askedFor('/v1/checkout/sessions')[0]?.fields).toMatchObject({
      ...{ mode: 'subscription', customer, success_url: backTo, cancel_url: backTo },
      'line_items[0][price]': 'price_of_coverdesk_enterprise_annual',
      'line_items[0][quantity]': '5',
      'line_items[0][adjustable_quantity][minimum]': '5',
    })
  })

  it('makes an agency a customer once, however many of its people come at once', async () => {
    await isIn(null, null)
    await Promise.all(Array.from({ length: 5 }, () => visit('PORTAL')))
    const made = askedFor('/v1/customers')
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(made[0]?.fields).toMatchObject({ name: 'Harbor Point Insurance', 'metadata[agencyId]': maya.agencyId })
    expect((await agency())?.stripe?.customerId).toBe('cus_1')
    await visit('PORTAL')
    expect(askedFor('/v1/customers')).toHaveLength(made.length)
  })

  it('is no one’s for a visitor or a disabled user, and fails in words while Stripe is down', async () => {
    for (const caller of [{}, walter]) expect((await visit('PORTAL', caller)).status).toBe(401)
    stripe.isDown = true
    const { status, body } = await visit('PORTAL')
    expect(status).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify(body)).not.toMatch(/Stripe|127\.0\.0\.1|sk_test/)
  })
})

describe('what Stripe tells', () => {
  const eventOf = (type: string, object: object) =>
    JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  const signature = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1_000)) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  })
  const tell = (payload: string, headers = signature(payload)) => subgraph.deliver('stripe', payload, headers)
  const updated = (object: object = { object: 'subscription', customer }) =>
    eventOf('customer.subscription.updated', object)
  const jobs = () => mongoose.connection.collection('jobs').find({ name: 'webhook stripe' }).toArray()
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await agency()).toMatchObject(expected), { timeout: 15_000, interval: 50 })
  const settled = () =>
    vi.waitFor(async () => expect((await jobs()).every(({ state }) => state === 'DONE')).toBe(true), {
      timeout: 15_000,
      interval: 50,
    })

  it('is verified by its signature, no older than five minutes', async () => {
    const payload = updated()
    const now = Math.floor(Date.now() / 1_000)
    const before = (await jobs()).length
    expect(await tell(payload, {} as never)).toBe(401)
    expect(await tell(payload, signature(payload, 'whsec_of_another'))).toBe(401)
    expect(await tell(payload, signature(payload, webhookSecret, now - 301))).toBe(401)
    expect(await tell(payload.replace('updated', 'deleted'), signature(payload))).toBe(401)
    expect(await jobs()).toHaveLength(before)
    expect(await tell(payload)).toBe(202)
  })

  it('makes the subscription here what it is there, through all of its life', async () => {
    const life: [Parameters<typeof stripeSubscription>[0], Partial<Subscription>][] = [
      [
        { status: 'active', seats: 6 },
        { state: 'ACTIVE', numSeats: 6, nextBillingAmount: 6 * 49_00, trialEndDate: null },
      ],
      [{ status: 'past_due', seats: 6 }, { state: 'OVERDUE' }],
      [
        { status: 'active', seats: 9 },
        { state: 'ACTIVE', numSeats: 9 },
      ],
      [
        { status: 'active', isPausedByHand: true },
        { state: 'PAUSED', nextBillingDate: null },
      ],
      [{ status: 'active' }, { state: 'ACTIVE', nextBillingDate: '2099-12-01' }],
      [{ status: 'canceled' }, { state: 'EXPIRED', nextBillingAmount: null }],
    ]
    for (const [given, expected] of life) {
      stripe.subscriptions.set(customer, [stripeSubscription(given)])
      expect(await tell(updated())).toBe(202)
      await becomes({ subscription: expected, stripe: { subscriptionId: 'sub_1' } })
    }
    const restarted = stripeSubscription({ id: 'sub_2', created: 4_000_000_000 })
    stripe.subscriptions.set(customer, [stripeSubscription({ status: 'canceled' }), restarted])
    await tell(eventOf('checkout.session.completed', { object: 'checkout.session', customer }))
    await becomes({ subscription: { state: 'ACTIVE' }, stripe: { subscriptionId: 'sub_2' } })
  }, 60_000)

  it('may come twice and in any order: what is now counts, and is stored once', async () => {
    stripe.subscriptions.set(customer, [stripeSubscription({ status: 'canceled' })])
    const late = eventOf('customer.subscription.created', { ...stripeSubscription({ status: 'trialing' }), customer })
    const last = eventOf('customer.subscription.deleted', { object: 'subscription', customer })
    const { version } = { version: 0, ...(await agency()) }
    for (const payload of [last, late, last, late]) expect(await tell(payload)).toBe(202)
    await becomes({ subscription: { state: 'EXPIRED' } })
    await settled()
    expect((await agency())?.version).toBe(version + 1)
    expect((await jobs()).filter(({ key }) => key === JSON.parse(last).id)).toHaveLength(1)
  })

  it('is looked at again when something overtook the look', async () => {
    stripe.subscriptions.set(customer, [stripeSubscription({ seats: 6 })])
    stripe.beforeNextList = async () => {
      stripe.subscriptions.set(customer, [stripeSubscription({ seats: 7 })])
      await Agency.updateOne({ _id: maya.agencyId }, { $inc: { version: 1 } })
    }
    await tell(updated())
    await becomes({ subscription: { numSeats: 7 } })
  })

  it('resumes a trial that was paused for want of a card, once there is one', async () => {
    stripe.subscriptions.set(customer, [stripeSubscription({ status: 'paused' })])
    const told = { object: 'customer', id: customer }
    expect(await tell(eventOf('customer.updated', told))).toBe(202)
    await becomes({ subscription: { state: 'PAUSED' } })
    stripe.cards.set(customer, 'pm_1')
    await tell(eventOf('customer.updated', told))
    await becomes({ subscription: { state: 'ACTIVE' } })
    expect(askedFor('/v1/subscriptions/sub_1/resume')).toHaveLength(1)
  })

  it('of customers who are not ours, and of other things, is thanked for and left', async () => {
    const before = (await jobs()).length
    expect(await tell(updated({ object: 'subscription', customer: 'cus_of_another_product' }))).toBe(202)
    expect(await tell(eventOf('charge.refunded', { object: 'charge', customer }))).toBe(202)
    expect(await jobs()).toHaveLength(before)
  })

  it('changes that agency only', async () => {
    const others = (await Agency.findById(stranger.agencyId).lean())?.subscription
    stripe.subscriptions.set(customer, [stripeSubscription({ status: 'canceled' })])
    await tell(updated())
    await becomes({ subscription: { state: 'EXPIRED' } })
    expect((await Agency.findById(stranger.agencyId).lean())?.subscription).toEqual(others)
  })
})

it('what the local page once gave is paid by no one any more: the next bill is overdue', async () => {
  await isIn({ ...trial, state: 'ACTIVE', nextBillingDate: '2020-01-31', trialEndDate: null }, null)
  const jobs = mongoose.connection.collection('jobs')
  await jobs.updateOne({ name: 'billing-day' }, { $set: { nextRunAt: new Date(0) } })
  const overdue = async () => expect(await agency()).toMatchObject({ subscription: { state: 'OVERDUE' } })
  await vi.waitFor(overdue, { timeout: 50_000, interval: 200 })
}, 60_000)

it('one key alone ends the start with a sentence', () => {
  expect(() => stripeKeys({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow(EnvironmentError)
  expect(() => stripeKeys({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/^STRIPE_SECRET_KEY is needed/)
  expect(stripeKeys({})).toBeNull()
})
