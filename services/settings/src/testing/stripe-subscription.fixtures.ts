import type Stripe from 'stripe'

interface Given extends Partial<Pick<Stripe.Subscription, 'id' | 'status' | 'created' | 'cancel_at_period_end'>> {
  /** A day, such as 2026-12-31, at noon in UTC. */
  periodEnd?: string
  trialEnd?: string
  isPausedByHand?: boolean
  seats?: number
  lookupKey?: string | null
  interval?: 'month' | 'year'
  perSeat?: number | null
}

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000

/** A subscription as Stripe's API gives it; eight seats of Standard, billed monthly, unless said otherwise. */
export function stripeSubscription(given: Given = {}): Stripe.Subscription {
  const { periodEnd = '2099-12-01', trialEnd, isPausedByHand, seats = 8, interval = 'month', perSeat = 49_00 } = given
  const { id = 'sub_1', status = 'active', created = noon('2026-01-01'), cancel_at_period_end = false } = given
  const { lookupKey = 'coverdesk_standard_monthly' } = given
  const price = { object: 'price', id: 'price_1', lookup_key: lookupKey, unit_amount: perSeat, recurring: { interval } }
  const item = { object: 'subscription_item', id: 'si_1', quantity: seats, current_period_end: noon(periodEnd), price }
  return {
    ...{ object: 'subscription', id, status, created, cancel_at_period_end },
    trial_end: trialEnd ? noon(trialEnd) : null,
    pause_collection: isPausedByHand ? { behavior: 'void', resumes_at: null } : null,
    items: { object: 'list', data: [item], has_more: false },
  } as unknown as Stripe.Subscription
}
