import { formatEnum, pluralize } from '@coverdesk/design-system'
import type { SeatsFragment } from '../generated/documents'

export type Subscription = NonNullable<SeatsFragment['subscription']>

/** As the product names its assistant. */
const assistant = 'Cara'

/** The assistant's name and the plan; the period and the seats stand behind it (specification 1 §9). */
export const planLabel = ({ plan }: Subscription) => `${assistant} ${formatEnum(plan)}`

export const planTerms = ({ period, numSeats }: Subscription) =>
  `${formatEnum(period)} · ${pluralize(numSeats, 'seat')}`

/** How much of the seats is taken, from 0 to 1 (specification 1 §9). */
export const seatShare = ({ numSeats, numSeatsActive }: Subscription) =>
  numSeats > 0 ? Math.min(numSeatsActive / numSeats, 1) : 1

/** There are fewer seats than users when seats were given up; none is available then, not less than none. */
export const seatsAvailable = ({ numSeats, numSeatsActive }: Subscription) => Math.max(numSeats - numSeatsActive, 0)

/**
 * Why no one can be given a seat now, and what to do about it.
 *
 * @param subscription undefined while no one knows: the server decides
 */
export function noSeatBecause(subscription: Subscription | null | undefined): string | undefined {
  if (subscription === undefined) return undefined
  if (subscription === null) return 'Your agency has no subscription, and so no seat for another user.'
  if (seatsAvailable(subscription) > 0) return undefined
  const { numSeats } = subscription
  const taken = numSeats === 1 ? 'Your only seat is taken.' : `All ${numSeats} seats are taken.`
  return `${taken} Disable a user or add seats to your subscription first.`
}
