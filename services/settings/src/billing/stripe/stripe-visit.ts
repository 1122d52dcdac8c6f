import { type CallContext, notFound } from '@coverdesk/kit'
import type Stripe from 'stripe'
import { Agency, type AgencyRecord } from '../../models/agency.model.ts'
import { countActive } from '../../users/active-users.ts'
import type { BillingLink } from '../billing-port.ts'
import { customerOf } from './stripe-customer.ts'
import { priceIdOf } from './stripe-prices.ts'
import { currentOf, hasEnded } from './stripe-subscription.ts'

interface Visit {
  which: BillingLink
  /** Where Stripe sends people back to. */
  returnUrl: string
}

/** The address of a visit to Stripe, good for that visit only. */
export async function visitStripe(
  stripe: Stripe,
  agencyId: string,
  { which, returnUrl }: Visit,
  context: CallContext,
): Promise<string> {
  const agency = await Agency.findById(agencyId).lean()
  if (!agency) throw notFound('agency')
  const customer = await customerOf(stripe, agency, context)
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
  const subscription = currentOf(data)
  const { url } =
    subscription && !hasEnded(subscription)
      ? await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          ...flowTo(which, subscription, returnUrl),
        })
      : await checkout(stripe, agency, customer, returnUrl)
  if (!url) throw new Error('Stripe made a session without an address.')
  return url
}

type Flow = Pick<Stripe.BillingPortal.SessionCreateParams, 'flow_data'>

/** Straight to what people came for; the portal's own page otherwise. */
function flowTo(which: BillingLink, { id, status, pause_collection }: Stripe.Subscription, returnUrl: string): Flow {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } }
  // Stripe pauses a trial that ends without a card: a card is what resumes it (`followStripe`).
  const needsCard = which === 'PAYMENT_METHOD' || (which === 'SUBSCRIPTION' && status === 'paused')
  if (needsCard) return { flow_data: { type: 'payment_method_update', after_completion } }
  // What was paused by hand can't be changed, only resumed, and that is on the portal's own page.
  if (which === 'PORTAL' || pause_collection) return {}
  return { flow_data: { type: 'subscription_update', subscription_update: { subscription: id }, after_completion } }
}

/** The portal can't revive what has ended, nor begin what never was: that is bought. */
async function checkout(stripe: Stripe, agency: AgencyRecord, customer: string, returnUrl: string) {
  const active = Math.max(await countActive(agency._id), 1)
  const { plan, period, numSeats } = agency.subscription ?? { plan: 'STANDARD', period: 'MONTHLY', numSeats: active }
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: String(agency._id),
    line_items: [
      {
        price: await priceIdOf(stripe, { plan, period }),
        quantity: Math.max(numSeats, active),
        adjustable_quantity: { enabled: true, minimum: active, maximum: 500 },
      },
    ],
    success_url: returnUrl,
    cancel_url: returnUrl,
  })
}
