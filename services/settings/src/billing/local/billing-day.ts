import type { JobDefinition } from '@coverdesk/kit'
import { Agency, type AgencyRecord } from '../../agencies/agency.model.ts'
import { applyBillingEvent } from '../apply-billing-event.ts'
import type { BillingEvent } from '../billing-events.ts'
import { dayIn } from '../calendar.ts'

/** Ends trials after their last day, and bills on the day for it; each by the calendar of its agency. */
export const billingDay: JobDefinition = {
  name: 'billing-day',
  every: '1 hour',
  async run({ step }) {
    const now = new Date()
    // Nowhere is it later than there.
    const latest = dayIn('Pacific/Kiritimati', now)
    const due = await Agency.find(
      {
        $or: [
          { 'subscription.state': 'TRIAL', 'subscription.trialEndDate': { $lt: latest } },
          { 'subscription.state': 'ACTIVE', 'subscription.nextBillingDate': { $lte: latest } },
        ],
      },
      { _id: 1 },
    ).lean()
    for (const { _id } of due) await step(`${_id} ${now.toISOString()}`, () => billIfDue(String(_id), now))
  },
}

/** Read again: somebody may have cancelled in the meantime. */
async function billIfDue(agencyId: string, now: Date) {
  const agency = await Agency.findById(agencyId).lean()
  const event = agency && dueEvent(agency, dayIn(agency.timeZone, now))
  if (event) await applyBillingEvent(agencyId, event)
}

function dueEvent({ subscription, localCard }: AgencyRecord, today: string): BillingEvent | undefined {
  const { state, trialEndDate, nextBillingDate } = subscription ?? {}
  if (state === 'TRIAL' && trialEndDate && trialEndDate < today) return { kind: 'TRIAL_ENDED' }
  if (state !== 'ACTIVE' || !nextBillingDate || nextBillingDate > today) return undefined
  return localCard === 'DECLINED' ? { kind: 'PAYMENT_FAILED' } : { kind: 'PAID', today }
}
