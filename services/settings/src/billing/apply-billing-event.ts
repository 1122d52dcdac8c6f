import { notFound, validationFailed } from '@coverdesk/kit'
import { Agency } from '../models/agency.model.ts'
import type { Subscription } from '../models/subscription.model.ts'
import { countActive } from '../users/active-users.ts'
import { refused } from '../users/seats.ts'
import { afterEvent, type BillingEvent } from './billing-events.ts'

/**
 * What an event makes of an agency's subscription; inside of a mutation. Open browsers are told, and it is audited.
 * @throws VALIDATION_FAILED when the event has no meaning any more, or leaves fewer seats than users who are active
 */
export async function applyBillingEvent(agencyId: string, event: BillingEvent): Promise<void> {
  const agency = await Agency.findById(agencyId).lean()
  if (!agency) throw notFound('agency')
  const next = afterEvent(agency.subscription ?? null, event)
  if (!next) throw refused('Your subscription has changed. Review it and choose again.')
  if ('choice' in event) await demandSeatsFor(agencyId, next.numSeats)
  await storeSubscription(agencyId, next)
}

/** Counted up, so that it never happens side by side with someone's taking a seat. */
export async function storeSubscription(agencyId: string, subscription: Subscription): Promise<void> {
  await Agency.updateOne({ _id: agencyId }, { $set: { subscription }, $inc: { version: 1 } })
}

async function demandSeatsFor(agencyId: string, numSeats: number) {
  const active = await countActive(agencyId)
  if (numSeats >= active) return
  const message = `${active} users are active. Take ${active} seats or more, or disable users first.`
  throw validationFailed([{ path: 'numSeats', message }])
}
