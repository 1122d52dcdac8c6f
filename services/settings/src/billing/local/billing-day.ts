import type { JobDefinition } from '@coverdesk/kit'
import { addDays, dayIn } from '../../calendar/calendar.ts'
import { Agency, type AgencyRecord } from '../../models/agency.model.ts'
import { applyBillingEvent } from '../apply-billing-event.ts'
import type { BillingEvent } from '../billing-events.ts'
import { billingPort } from '../billing-port.ts'

/** For so many days an agency may be overdue before its subscription ends. */
const graceDays = 14

/**
 * Ends trials after their last day, bills on the day for it, and ends what stays unpaid; each by the calendar of its agency.
 * What an agency bought at Stripe is Stripe's to bill.
 */
export const billingDay: JobDefinition = {
  name: 'billing-day',
  every: '1 hour',
  async run({ step }) {
    const now = new Date()
    // Nowhere is it later than there.
    const latest = dayIn('Pacific/Kiritimati', now)
    const due = await Agency.find(
      {
        'stripe.subscriptionId': null,
        $or: [
          { 'subscription.state': 'TRIAL', 'subscription.trialEndDate': { $lt: latest } },
          { 'subscription.state': { $in: ['ACTIVE', 'OVERDUE'] }, 'subscription.nextBillingDate': { $lte: latest } },
        ],
      },
      { _id: 1 },
    ).lean()
    for (const { _id } of due) await step(`${_id} ${now.toISOString()}`, () => billIfDue(String(_id), now))
  },
}

/** Read again: someone may have canceled in the meantime. */
async function billIfDue(agencyId: string, now: Date) {
  const agency = await Agency.findById(agencyId).lean()
  const event = agency && dueEvent(agency, dayIn(agency.timeZone, now))
  if (event) await applyBillingEvent(agencyId, event)
}

function dueEvent({ stripe, subscription, localCard }: AgencyRecord, today: string): BillingEvent | undefined {
  const { state, trialEndDate, nextBillingDate } = subscription ?? {}
  if (stripe?.subscriptionId) return undefined
  if (state === 'TRIAL' && trialEndDate && trialEndDate < today) return { kind: 'TRIAL_ENDED' }
  if (!nextBillingDate || nextBillingDate > today) return undefined
  if (state === 'OVERDUE') return addDays(nextBillingDate, graceDays) < today ? { kind: 'CANCELED' } : undefined
  if (state !== 'ACTIVE') return undefined
  // Where real money is taken, what the local page once gave is not paid by anybody.
  const isPaid = localCard !== 'DECLINED' && !billingPort().takesMoney
  return isPaid ? { kind: 'PAID', today } : { kind: 'PAYMENT_FAILED' }
}
