import { notFound, parseInput } from '@coverdesk/kit'
import { z } from 'zod'
import { dayIn } from '../../calendar/calendar.ts'
import { Agency, type AgencyRecord, localCards } from '../../models/agency.model.ts'
import { subscriptionPeriods, subscriptionPlans } from '../../models/subscription.model.ts'
import { refused } from '../../users/seats.ts'
import { applyBillingEvent } from '../apply-billing-event.ts'
import type { BillingEvent } from '../billing-events.ts'

export const maxSeats = 500
const seatsMessage = `Take 1 to ${maxSeats} seats.`
const numSeats = z.coerce
  .number({ error: seatsMessage })
  .int({ error: seatsMessage })
  .min(1, { error: seatsMessage })
  .max(maxSeats, { error: seatsMessage })
const choice = {
  plan: z.enum(subscriptionPlans, { error: 'Choose a plan.' }),
  period: z.enum(subscriptionPeriods, { error: 'Choose a period.' }),
  numSeats,
}

/** What the forms of the page send. */
const actionInput = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('SUBSCRIBE'), ...choice }),
    z.object({ action: z.literal('CHANGE'), ...choice }),
    z.object({ action: z.literal('CARD'), card: z.enum(localCards, { error: 'Choose a card.' }) }),
    z.object({ action: z.enum(['PAY', 'BILL', 'PAUSE', 'RESUME', 'CANCEL']) }),
  ],
  { error: 'This page can’t do that.' },
)
type Action = z.output<typeof actionInput>

/** Does what a form of the page asks for; inside of a mutation. @throws VALIDATION_FAILED */
export async function actOnBilling(agencyId: string, input: unknown): Promise<{ done: Action['action'] }> {
  const action = parseInput(actionInput, input)
  const agency = await Agency.findById(agencyId).lean()
  if (!agency) throw notFound('agency')
  if (action.action === 'CARD') {
    await Agency.updateOne({ _id: agencyId }, { $set: { localCard: action.card }, $inc: { version: 1 } })
  }
  const event = eventOf(action, agency, dayIn(agency.timeZone, new Date()))
  if (event) await applyBillingEvent(agencyId, event)
  return { done: action.action }
}

function eventOf(action: Action, { localCard, subscription }: AgencyRecord, today: string): BillingEvent | null {
  const isDeclined = localCard === 'DECLINED'
  const needsCard = action.action === 'SUBSCRIBE' || action.action === 'PAY' || action.action === 'RESUME'
  if (needsCard && isDeclined) throw refused('The card was declined. Choose another one first.')
  switch (action.action) {
    case 'SUBSCRIBE':
    case 'CHANGE': {
      const { plan, period, numSeats } = action
      const choice = { plan, period, numSeats }
      return action.action === 'CHANGE' ? { kind: 'CHANGED', choice } : { kind: 'SUBSCRIBED', choice, today }
    }
    case 'CARD':
      return action.card === 'ACCEPTED' && subscription?.state === 'OVERDUE' ? { kind: 'PAID', today } : null
    case 'PAY':
      return { kind: 'PAID', today }
    case 'BILL':
      return isDeclined ? { kind: 'PAYMENT_FAILED' } : { kind: 'PAID', today }
    case 'PAUSE':
      return { kind: 'PAUSED' }
    case 'RESUME':
      return { kind: 'RESUMED', today }
    case 'CANCEL':
      return { kind: 'CANCELED' }
  }
}
