import { afterPeriod } from '../calendar/calendar.ts'
import type { Day, Subscription } from '../models/subscription.model.ts'
import { priceOf } from './prices.ts'

/** What an agency buys. */
export type Choice = Pick<Subscription, 'plan' | 'period' | 'numSeats'>

/** What a billing system can say of a subscription; `today` is a day of the agency's calendar. */
export type BillingEvent =
  | { kind: 'SUBSCRIBED'; choice: Choice; today: Day }
  | { kind: 'CHANGED'; choice: Choice }
  | { kind: 'PAID'; today: Day }
  | { kind: 'PAYMENT_FAILED' }
  | { kind: 'PAUSED' }
  | { kind: 'RESUMED'; today: Day }
  | { kind: 'TRIAL_ENDED' }
  | { kind: 'CANCELED' }

export type BillingEventKind = BillingEvent['kind']
type State = Subscription['state']

/** In which states an event has a meaning; `NONE` is an agency that never had a subscription. */
export const statesOfEvent: Record<BillingEventKind, readonly (State | 'NONE')[]> = {
  SUBSCRIBED: ['NONE', 'TRIAL', 'EXPIRED'],
  CHANGED: ['ACTIVE'],
  PAID: ['ACTIVE', 'OVERDUE'],
  PAYMENT_FAILED: ['ACTIVE'],
  PAUSED: ['ACTIVE'],
  RESUMED: ['PAUSED'],
  TRIAL_ENDED: ['TRIAL'],
  CANCELED: ['TRIAL', 'ACTIVE', 'OVERDUE', 'PAUSED'],
}

/** What follows from an event; null when it has no meaning in the subscription's state. */
export function afterEvent(current: Subscription | null, event: BillingEvent): Subscription | null {
  if (!statesOfEvent[event.kind].includes(current?.state ?? 'NONE')) return null
  if (event.kind === 'SUBSCRIBED') return billed(event.choice, afterPeriod(event.today, event.choice.period))
  return current && changed(current, event)
}

function changed(current: Subscription, event: Exclude<BillingEvent, { kind: 'SUBSCRIBED' }>): Subscription {
  switch (event.kind) {
    case 'CHANGED':
      return billed(event.choice, current.nextBillingDate ?? null)
    case 'PAID':
      // Who pays late begins a new period that day.
      return billed(current, afterPeriod(paidFrom(current, event.today), current.period))
    case 'PAYMENT_FAILED':
      return { ...current, state: 'OVERDUE' }
    case 'PAUSED':
      return unbilled(current, 'PAUSED')
    case 'RESUMED':
      return billed(current, afterPeriod(event.today, current.period))
    case 'TRIAL_ENDED':
    case 'CANCELED':
      return unbilled(current, 'EXPIRED')
  }
}

const paidFrom = ({ state, nextBillingDate }: Subscription, today: Day): Day =>
  state === 'OVERDUE' ? today : (nextBillingDate ?? today)

const billed = ({ plan, period, numSeats }: Choice, nextBillingDate: Day | null): Subscription => ({
  ...{ plan, period, numSeats, nextBillingDate },
  state: 'ACTIVE',
  nextBillingAmount: priceOf({ plan, period, numSeats }),
  trialEndDate: null,
})

const unbilled = ({ plan, period, numSeats }: Subscription, state: State): Subscription => ({
  ...{ plan, period, numSeats, state },
  nextBillingAmount: null,
  nextBillingDate: null,
  trialEndDate: null,
})
