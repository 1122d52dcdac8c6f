import { isDeepStrictEqual } from 'node:util'
import type { RunningJob } from '@coverdesk/kit'
import type Stripe from 'stripe'
import { Agency, type AgencyRecord } from '../../models/agency.model.ts'
import type { Subscription } from '../../models/subscription.model.ts'
import { storeSubscription } from '../apply-billing-event.ts'
import { currentOf, subscriptionFrom } from './stripe-subscription.ts'

const maxLooks = 5

/**
 * Stores what an agency's subscription at Stripe is **now**, whatever the event said: so events may come late, twice and
 * in any order. A look that someone overtook is looked again.
 */
export async function followStripe(stripe: Stripe, agencyId: string, { step, attempt }: RunningJob): Promise<void> {
  for (let look = 1; look <= maxLooks; look += 1) {
    const agency = await Agency.findById(agencyId).lean()
    if (!agency?.stripe) return
    const current = await currentSubscription(stripe, agency.stripe.customerId)
    if (!current) return
    const next = subscriptionFrom(current, agency.subscription ?? null, agency.timeZone)
    if (await step(`store ${attempt}.${look}`, () => storeUnlessSuperseded(agency, next, current.id))) return
  }
  throw new Error(`The subscription of agency ${agencyId} changed during each of ${maxLooks} looks.`)
}

async function currentSubscription(stripe: Stripe, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
  const current = currentOf(data)
  return current?.status === 'paused' ? resumedWithCard(stripe, current, customer) : current
}

/** Stripe pauses a trial that ended without a card, and does not resume it by itself once there is one. */
async function resumedWithCard(stripe: Stripe, paused: Stripe.Subscription, customerId: string) {
  const customer = await stripe.customers.retrieve(customerId)
  const card = customer.deleted ? null : customer.invoice_settings.default_payment_method
  if (!card) return paused
  return stripe.subscriptions.resume(
    paused.id,
    {},
    { idempotencyKey: `resume-${paused.id}-${typeof card === 'string' ? card : card.id}` },
  )
}

/** @returns whether the agency is as it was when Stripe was asked; then it is what Stripe said from now on */
async function storeUnlessSuperseded(seen: AgencyRecord, next: Subscription, subscriptionId: string): Promise<boolean> {
  const agency = await Agency.findById(seen._id).lean()
  if (!agency) return true
  if (agency.version !== seen.version) return false
  if (!isDeepStrictEqual(agency.subscription, next)) await storeSubscription(String(agency._id), next)
  if (agency.stripe?.subscriptionId !== subscriptionId) {
    await Agency.updateOne({ _id: agency._id }, { $set: { 'stripe.subscriptionId': subscriptionId } })
  }
  return true
}
