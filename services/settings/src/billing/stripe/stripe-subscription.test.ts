import { describe, expect, it } from 'vitest'
import type { Subscription } from '../../models/subscription.model.ts'
import { stripeSubscription } from '../../testing/stripe-subscription.fixtures.ts'
import { currentOf, subscriptionFrom } from './stripe-subscription.ts'

const losAngeles = 'America/Los_Angeles'
const from = (given: Parameters<typeof stripeSubscription>[0], before: Subscription | null = null) =>
  subscriptionFrom(stripeSubscription(given), before, losAngeles)

describe('a subscription of Stripe', () => {
  it.each([
    ['trialing', 'TRIAL'],
    ['active', 'ACTIVE'],
    ['past_due', 'OVERDUE'],
    ['incomplete', 'OVERDUE'],
    ['paused', 'PAUSED'],
    ['canceled', 'EXPIRED'],
    ['unpaid', 'EXPIRED'],
    ['incomplete_expired', 'EXPIRED'],
  ] as const)('that is %s is %s here', (status, state) => expect(from({ status }).state).toBe(state))

  it.each(['active', 'past_due', 'trialing'] as const)('that is %s is paused while its collection is', status =>
    expect(from({ status, isPausedByHand: true }).state).toBe('PAUSED'),
  )

  it('that has ended stays so, although its collection was paused before', () =>
    expect(from({ status: 'canceled', isPausedByHand: true }).state).toBe('EXPIRED'))

  it('with a status that Stripe invents leaves the state as it was', () => {
    const before = from({ status: 'past_due' })
    expect(from({ status: 'brand_new' as never }, before).state).toBe('OVERDUE')
  })

  it('has its seats and the end of its period on its item, and days of the agency’s calendar', () => {
    expect(from({ seats: 12, periodEnd: '2026-12-31' })).toEqual({
      ...{ plan: 'STANDARD', period: 'MONTHLY', state: 'ACTIVE', numSeats: 12 },
      ...{ nextBillingAmount: 12 * 49_00, nextBillingDate: '2026-12-31', trialEndDate: null },
    })
    const lateInLondon = stripeSubscription()
    const [item] = lateInLondon.items.data
    if (item) item.current_period_end = Date.parse('2027-01-01T05:00:00Z') / 1_000
    expect(subscriptionFrom(lateInLondon, null, losAngeles).nextBillingDate).toBe('2026-12-31')
  })

  it('says by its price’s lookup key which plan it is, and by its interval which period', () => {
    const bought = from({ lookupKey: 'coverdesk_enterprise_annual', interval: 'year', perSeat: 990_00 })
    expect(bought).toMatchObject({ plan: 'ENTERPRISE', period: 'ANNUAL', nextBillingAmount: 8 * 990_00 })
    expect(from({ lookupKey: null, interval: 'year' }, bought)).toMatchObject({ plan: 'ENTERPRISE', period: 'ANNUAL' })
    expect(from({ lookupKey: 'somebody_elses' }).plan).toBe('STANDARD')
  })

  it('that is going to end, or on trial, bills nothing', () => {
    const nothing = { nextBillingAmount: null, nextBillingDate: null }
    expect(from({ cancel_at_period_end: true })).toMatchObject({ state: 'ACTIVE', ...nothing })
    const trial = from({ status: 'trialing', trialEnd: '2026-12-05' })
    expect(trial).toMatchObject({ trialEndDate: '2026-12-05', ...nothing })
    expect(from({ perSeat: null }).nextBillingAmount).toBeNull()
  })
})

describe('of several subscriptions of a customer', () => {
  const of = (...given: [string, string, number][]) =>
    currentOf(given.map(([id, status, created]) => stripeSubscription({ id, status, created })))?.id

  it('the newest that has not ended counts', () => {
    expect(of(['old', 'active', 1], ['new', 'active', 2])).toBe('new')
    expect(of(['old', 'active', 1], ['ended', 'canceled', 2])).toBe('old')
    expect(of(['old', 'canceled', 1], ['new', 'canceled', 2])).toBe('new')
  })

  it('one that was never paid does not count before one that is', () =>
    expect(of(['paid', 'active', 1], ['tried', 'incomplete', 2])).toBe('paid'))

  it('none is none', () => expect(of()).toBeUndefined())
})
