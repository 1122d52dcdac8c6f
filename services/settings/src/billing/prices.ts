import type { Subscription } from '../models/subscription.model.ts'

/** Of one seat, in cents; a year costs ten months. */
export const seatPrices: Record<Subscription['plan'], Record<Subscription['period'], number>> = {
  STANDARD: { MONTHLY: 49_00, ANNUAL: 490_00 },
  ENTERPRISE: { MONTHLY: 99_00, ANNUAL: 990_00 },
}

/** What one period costs, in cents. */
export const priceOf = ({ plan, period, numSeats }: Pick<Subscription, 'plan' | 'period' | 'numSeats'>): number =>
  seatPrices[plan][period] * numSeats
