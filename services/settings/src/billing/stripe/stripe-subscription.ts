import type Stripe from 'stripe'
import { dayIn } from '../../calendar/calendar.ts'
import type { Day, Subscription } from '../../models/subscription.model.ts'
import { boughtWith } from './stripe-prices.ts'

type State = Subscription['state']

const states: Record<string, State> = {
  trialing: 'TRIAL',
  active: 'ACTIVE',
  past_due: 'OVERDUE',
  incomplete: 'OVERDUE',
  paused: 'PAUSED',
  canceled: 'EXPIRED',
  unpaid: 'EXPIRED',
  incomplete_expired: 'EXPIRED',
}

/** Of one customer's subscriptions, the one that counts: the newest that has not ended; else the newest. */
export function currentOf(subscriptions: Stripe.Subscription[]): Stripe.Subscription | undefined {
  const rank = (subscription: Stripe.Subscription) =>
    hasEnded(subscription) ? 0 : subscription.status === 'incomplete' ? 1 : 2
  return [...subscriptions].sort((a, b) => rank(b) - rank(a) || b.created - a.created)[0]
}

/** Neither the portal nor a payment brings it back: a new one is bought. */
export const hasEnded = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean => states[status] === 'EXPIRED'

/**
 * What a subscription at Stripe is here. Seats are its item's quantity, and the period's end is on the item, too.
 * @param before what the agency had, for what Stripe does not say
 * @param timeZone of the agency: days are its own
 */
export function subscriptionFrom(
  stripe: Stripe.Subscription,
  before: Subscription | null,
  timeZone: string,
): Subscription {
  const [item] = stripe.items.data
  if (!item) throw new Error(`The subscription ${stripe.id} of Stripe has no item.`)
  const state = stateOf(stripe, before)
  const numSeats = Math.max(item.quantity ?? 1, 1)
  const dayOf = (seconds: number): Day => dayIn(timeZone, new Date(seconds * 1_000))
  const isBilled = (state === 'ACTIVE' || state === 'OVERDUE') && !stripe.cancel_at_period_end
  const { unit_amount: perSeat } = item.price
  return {
    ...boughtWith(item.price, before?.plan),
    state,
    numSeats,
    nextBillingAmount: isBilled && perSeat !== null ? perSeat * numSeats : null,
    nextBillingDate: isBilled ? dayOf(item.current_period_end) : null,
    trialEndDate: state === 'TRIAL' && stripe.trial_end ? dayOf(stripe.trial_end) : null,
  }
}

function stateOf({ status, pause_collection }: Stripe.Subscription, before: Subscription | null): State {
  // Stripe may invent a status: what was right until now stays.
  const state = states[status] ?? before?.state ?? 'OVERDUE'
  return pause_collection && state !== 'EXPIRED' ? 'PAUSED' : state
}
