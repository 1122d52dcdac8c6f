import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { Agency, type AgencyRecord } from '../models/agency.model.ts'
import type { Subscription } from '../models/subscription.model.ts'
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
const trialUntil = (trialEndDate: string): Subscription => ({
  ...{ ...bought, state: 'TRIAL', trialEndDate },
  ...{ nextBillingAmount: null, nextBillingDate: null },
})
const billedOn = (nextBillingDate: string): Subscription => ({ ...bought, nextBillingDate })
const choice = { plan: 'ENTERPRISE', period: 'ANNUAL', numSeats: '10' }
const declined = 'The card was declined. Choose another one first.'

beforeEach(() => isIn({}))

it('the links lead to the local billing page, and are no one’s for a visitor', async () => {
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
    ['to resume what is not paused', {}, 'ACCEPTED', { action: 'RESUME' }, 'has changed. Review it'],
    ['fewer seats than users', {}, 'ACCEPTED', { action: 'CHANGE', ...choice, numSeats: '4' }, '5 users are active.'],
    ['half a seat', {}, 'ACCEPTED', { action: 'CHANGE', ...choice, numSeats: '8.5' }, 'Take 1 to 500 seats.'],
    ['what there is not', {}, 'ACCEPTED', { action: 'STEAL' }, 'This page can’t do that.'],
  ])('no one is let %s', async (_, change, localCard, input, sentence) => {
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
  const today = new Date().toISOString().slice(0, 10)
  /** Of an agency of its own each, so that one run of the job does for all of them. */
  const fates: [string, Partial<AgencyRecord>, Partial<Subscription>][] = [
    [
      'a trial ends after its last day',
      { subscription: trialUntil('2026-01-01') },
      { state: 'EXPIRED', trialEndDate: null },
    ],
    ['a trial lasts until then', { subscription: trialUntil('2099-01-01') }, { state: 'TRIAL' }],
    ['a bill is paid', { subscription: billedOn('2020-01-31') }, { state: 'ACTIVE', nextBillingDate: '2020-02-29' }],
    [
      'a bill is not paid with a card that is declined',
      { subscription: billedOn('2020-01-31'), localCard: 'DECLINED' },
      { state: 'OVERDUE', nextBillingDate: '2020-01-31' },
    ],
    [
      'what stays unpaid for two weeks ends',
      { subscription: { ...billedOn('2020-01-31'), state: 'OVERDUE' } },
      { state: 'EXPIRED', nextBillingDate: null },
    ],
    [
      'what is overdue for less is left',
      { subscription: { ...billedOn(addDays(today, -10)), state: 'OVERDUE' } },
      { state: 'OVERDUE' },
    ],
    [
      'what was bought at Stripe is Stripe’s to bill',
      { subscription: billedOn('2020-01-31'), stripe: { customerId: 'cus_1', subscriptionId: 'sub_1' } },
      { state: 'ACTIVE', nextBillingDate: '2020-01-31' },
    ],
  ]
  const agencies = fates.map(([name, record]) => ({
    ...{ _id: new mongoose.Types.ObjectId(), name, timeZone: 'America/New_York', version: 1 },
    ...record,
  }))
  const fateOf = async (name: string) => (await Agency.findOne({ name }).lean())?.subscription

  beforeAll(async () => {
    await Agency.collection.insertMany(agencies as never[])
    const jobs = mongoose.connection.collection('jobs')
    await jobs.updateOne({ name: 'billing-day' }, { $set: { nextRunAt: new Date(0) } })
    // The last one that the job changes; it takes them in the order of their ids.
    const ended = async () =>
      expect(await fateOf('what stays unpaid for two weeks ends')).toMatchObject({ state: 'EXPIRED' })
    await vi.waitFor(ended, { timeout: 50_000, interval: 200 })
  }, 60_000)

  it.each(fates)('%s', async (name, _, expected) => expect(await fateOf(name)).toMatchObject(expected))
})
