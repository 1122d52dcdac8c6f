import { describe, expect, it } from 'vitest'
import { afterPeriod, dayIn } from '../calendar/calendar.ts'
import type { Subscription } from '../models/subscription.model.ts'
import { afterEvent, type BillingEvent, statesOfEvent } from './billing-events.ts'

const today = '2026-11-22'
const trial: Subscription = {
  ...{ plan: 'STANDARD', period: 'MONTHLY', numSeats: 3, state: 'TRIAL' },
  trialEndDate: '2026-12-01',
}
const active: Subscription = {
  ...{ plan: 'STANDARD', period: 'MONTHLY', numSeats: 3, state: 'ACTIVE' },
  ...{ nextBillingAmount: 147_00, nextBillingDate: '2026-12-10', trialEndDate: null },
}
const overdue: Subscription = { ...active, state: 'OVERDUE', nextBillingDate: '2026-11-10' }
const unbilled = { nextBillingAmount: null, nextBillingDate: null, trialEndDate: null }
const paused: Subscription = { ...active, ...unbilled, state: 'PAUSED' }
const expired: Subscription = { ...active, ...unbilled, state: 'EXPIRED' }
const choice = { plan: 'ENTERPRISE', period: 'ANNUAL', numSeats: 5 } as const

describe('a subscription', () => {
  it.each<[string, Subscription | null, BillingEvent, Partial<Subscription>]>([
    [
      'is upgraded from a trial, and billed one period later',
      trial,
      { kind: 'SUBSCRIBED', choice, today },
      { ...choice, state: 'ACTIVE', nextBillingAmount: 4_950_00, nextBillingDate: '2027-11-22', trialEndDate: null },
    ],
    ['begins for an agency that had none', null, { kind: 'SUBSCRIBED', choice, today }, { ...choice, state: 'ACTIVE' }],
    ['ends with its trial', trial, { kind: 'TRIAL_ENDED' }, { state: 'EXPIRED', ...unbilled }],
    [
      'is changed without another day of billing',
      active,
      { kind: 'CHANGED', choice: { ...choice, period: 'MONTHLY' } },
      { state: 'ACTIVE', numSeats: 5, nextBillingAmount: 495_00, nextBillingDate: '2026-12-10' },
    ],
    [
      'continues with the next period when it is paid',
      active,
      { kind: 'PAID', today: '2026-12-11' },
      { state: 'ACTIVE', nextBillingDate: '2027-01-10' },
    ],
    [
      'is overdue when a payment fails, and still owes the same',
      active,
      { kind: 'PAYMENT_FAILED' },
      { state: 'OVERDUE', nextBillingAmount: 147_00, nextBillingDate: '2026-12-10' },
    ],
    [
      'begins a new period when it is paid late',
      overdue,
      { kind: 'PAID', today },
      { state: 'ACTIVE', nextBillingDate: '2026-12-22' },
    ],
    ['is paused, and not billed', active, { kind: 'PAUSED' }, { state: 'PAUSED', numSeats: 3, ...unbilled }],
    [
      'is resumed with a new period',
      paused,
      { kind: 'RESUMED', today },
      { state: 'ACTIVE', nextBillingAmount: 147_00, nextBillingDate: '2026-12-22' },
    ],
    ['ends when it is canceled', overdue, { kind: 'CANCELED' }, { state: 'EXPIRED', ...unbilled }],
    ['is restarted', expired, { kind: 'SUBSCRIBED', choice, today }, { ...choice, state: 'ACTIVE' }],
  ])('%s', (_, current, event, expected) => {
    expect(afterEvent(current, event)).toMatchObject(expected)
  })

  it('knows no other way from one state to another', () => {
    const events: BillingEvent[] = [
      { kind: 'SUBSCRIBED', choice, today },
      { kind: 'CHANGED', choice },
      { kind: 'PAID', today },
      { kind: 'PAYMENT_FAILED' },
      { kind: 'PAUSED' },
      { kind: 'RESUMED', today },
      { kind: 'TRIAL_ENDED' },
      { kind: 'CANCELED' },
    ]
    expect(events.map(({ kind }) => kind).sort()).toEqual(Object.keys(statesOfEvent).sort())
    const ways = events.flatMap(event =>
      [null, trial, active, overdue, paused, expired].flatMap(current => {
        const next = afterEvent(current, event)
        return next ? [`${current?.state ?? 'NONE'} ${event.kind} ${next.state}`] : []
      }),
    )
    expect(ways).toEqual([
      'NONE SUBSCRIBED ACTIVE',
      'TRIAL SUBSCRIBED ACTIVE',
      'EXPIRED SUBSCRIBED ACTIVE',
      'ACTIVE CHANGED ACTIVE',
      'ACTIVE PAID ACTIVE',
      'OVERDUE PAID ACTIVE',
      'ACTIVE PAYMENT_FAILED OVERDUE',
      'ACTIVE PAUSED PAUSED',
      'PAUSED RESUMED ACTIVE',
      'TRIAL TRIAL_ENDED EXPIRED',
      'TRIAL CANCELED EXPIRED',
      'ACTIVE CANCELED EXPIRED',
      'OVERDUE CANCELED EXPIRED',
      'PAUSED CANCELED EXPIRED',
    ])
  })
})

describe('the calendar', () => {
  it('knows that it is not the same day everywhere', () => {
    const now = new Date('2026-12-01T05:00:00Z')
    expect([dayIn('America/Los_Angeles', now), dayIn('America/New_York', now)]).toEqual(['2026-11-30', '2026-12-01'])
  })

  it.each([
    ['2026-01-31', 'MONTHLY', '2026-02-28'],
    ['2026-12-15', 'MONTHLY', '2027-01-15'],
    ['2028-02-29', 'ANNUAL', '2029-02-28'],
  ] as const)('%s is followed %s by %s', (day, period, next) => {
    expect(afterPeriod(day, period)).toBe(next)
  })
})
