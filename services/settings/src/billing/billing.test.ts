import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Agency } from '../agencies/agency.model.ts'
import type { Subscription } from '../subscriptions/subscription.model.ts'
import { maya, stranger, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

const links = '{ subscriptionManagementLinks { billingPortalUrl updateSubscriptionUrl updatePaymentMethodUrl } }'
const subscriptionOf = async ({ agencyId }: { agencyId: string } = maya) =>
  (await Agency.findById(agencyId).lean())?.subscription
const act = (input: object, caller: object = maya) => subgraph.question('billing/act', input, caller)
const pageFor = async (caller: object = maya, news: object = {}) =>
  ((await subgraph.question('billing/page', news, caller)).body as { html: string }).html
const isIn = (change: Partial<Subscription>, localCard?: string) =>
  Agency.updateOne(
    { _id: maya.agencyId },
    { $set: { subscription: { ...bought, ...change }, localCard: localCard ?? 'ACCEPTED' } },
  )
const bought: Subscription = {
  ...{ plan: 'STANDARD', period: 'MONTHLY', state: 'ACTIVE', numSeats: 8 },
  ...{ nextBillingAmount: 392_00, nextBillingDate: '2099-12-01' },
}
const choice = { plan: 'ENTERPRISE', period: 'ANNUAL', numSeats: '10' }
const declined = 'The card was declined. Choose another one first.'

beforeEach(() => isIn({}))

it('the links lead to the local billing page, and are nobody’s for a visitor', async () => {
  expect(await subgraph.data(maya, links)).toEqual({
    subscriptionManagementLinks: {
      billingPortalUrl: '/billing',
      updateSubscriptionUrl: '/billing#subscription',
      updatePaymentMethodUrl: '/billing#payment',
    },
  })
  expect((await subgraph.failure({}, links)).extensions.code).toBe('UNAUTHENTICATED')
})

describe('on the local billing page', () => {
  it('a subscription goes from trial to its end and back', async () => {
    await isIn({ state: 'TRIAL', trialEndDate: '2099-12-01', nextBillingAmount: null, nextBillingDate: null })
    const ways: [object, Partial<Subscription>][] = [
      [
        { action: 'SUBSCRIBE', ...choice },
        { state: 'ACTIVE', plan: 'ENTERPRISE', numSeats: 10, trialEndDate: null },
      ],
      [{ action: 'CARD', card: 'DECLINED' }, { state: 'ACTIVE' }],
      [{ action: 'BILL' }, { state: 'OVERDUE', nextBillingAmount: 9_900_00 }],
      [{ action: 'CARD', card: 'ACCEPTED' }, { state: 'ACTIVE' }],
      [{ action: 'PAUSE' }, { state: 'PAUSED', nextBillingDate: null }],
      [{ action: 'RESUME' }, { state: 'ACTIVE', nextBillingAmount: 9_900_00 }],
      [
        { action: 'CHANGE', ...choice, numSeats: '6' },
        { state: 'ACTIVE', numSeats: 6 },
      ],
      [{ action: 'CANCEL' }, { state: 'EXPIRED', nextBillingAmount: null }],
      [
        { action: 'SUBSCRIBE', ...choice },
        { state: 'ACTIVE', numSeats: 10 },
      ],
    ]
    for (const [input, expected] of ways) {
      expect(await act(input)).toMatchObject({ status: 200 })
      expect(await subscriptionOf()).toMatchObject(expected)
    }
  })

  it.each<[string, Partial<Subscription>, string, object, string]>([
    ['to pay with a card that is declined', { state: 'OVERDUE' }, 'DECLINED', { action: 'PAY' }, declined],
    ['to restart with such a card', { state: 'EXPIRED' }, 'DECLINED', { action: 'SUBSCRIBE', ...choice }, declined],
    ['to resume what is not paused', {}, 'ACCEPTED', { action: 'RESUME' }, 'has changed in the meantime'],
    ['fewer seats than users', {}, 'ACCEPTED', { action: 'CHANGE', ...choice, numSeats: '4' }, '5 users are active.'],
    ['half a seat', {}, 'ACCEPTED', { action: 'CHANGE', ...choice, numSeats: '8.5' }, 'Take 1 to 500 seats.'],
    ['what there is not', {}, 'ACCEPTED', { action: 'STEAL' }, 'This page can’t do that.'],
  ])('nobody is let %s', async (_, change, localCard, input, sentence) => {
    await isIn(change, localCard)
    const before = await subscriptionOf()
    const { status, body } = await act(input)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(sentence)
    expect(await subscriptionOf()).toEqual(before)
  })

  it('each agency manages its own, and a disabled user or a visitor none', async () => {
    const others = await subscriptionOf(stranger)
    await act({ action: 'CANCEL' })
    expect(await subscriptionOf(stranger)).toEqual(others)
    expect(await pageFor(stranger)).not.toContain('Harbor Point')
    for (const caller of [{}, walter]) {
      expect((await act({ action: 'CANCEL' }, caller)).status).toBe(401)
      expect((await subgraph.question('billing/page', {}, caller)).status).toBe(401)
    }
  })

  it('what was done is told to open browsers, and audited', async () => {
    const events = sharedDatabase('events').collection('outbox')
    await events.deleteMany({})
    await act({ action: 'PAUSE' })
    expect(await events.findOne({ type: 'AgencyUpdated' })).toMatchObject({ id: maya.agencyId, userId: maya.userId })
    const audit = mongoose.connection.collection('auditEntries')
    expect(await audit.findOne({ operation: 'billing/act', userId: maya.userId })).not.toBeNull()
  })

  it('nothing that an agency is called becomes markup, and no other words than ours are said', async () => {
    await Agency.updateOne({ _id: maya.agencyId }, { $set: { name: '<img src=x>&"Harbor"' } })
    const html = await pageFor(maya, { done: 'toString', problem: '<b>' })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>')
    expect(html).not.toContain('native code')
  })
})

describe('as days go by', () => {
  /** Its hour has come. */
  const runJob = () =>
    mongoose.connection.collection('jobs').updateOne({ name: 'billing-day' }, { $set: { nextRunAt: new Date(0) } })
  const becomes = async (expected: Partial<Subscription>) => {
    await runJob()
    await vi.waitFor(async () => expect(await subscriptionOf()).toMatchObject(expected), {
      timeout: 50_000,
      interval: 200,
    })
  }

  it('a trial ends after its last day, and a bill is paid or not', async () => {
    await isIn({ state: 'TRIAL', trialEndDate: '2026-01-01' })
    await becomes({ state: 'EXPIRED', trialEndDate: null })
    await isIn({ nextBillingDate: '2020-01-31' })
    await becomes({ state: 'ACTIVE', nextBillingDate: '2020-02-29' })
    await isIn({ nextBillingDate: '2020-01-31' }, 'DECLINED')
    await becomes({ state: 'OVERDUE', nextBillingDate: '2020-01-31' })
  }, 160_000)
})
