import { defineWebhook, type Webhook } from '@coverdesk/kit'
import { z } from 'zod'
import { Agency } from '../../models/agency.model.ts'
import { followStripe } from './follow-stripe.ts'
import type { StripeKeys } from './stripe.environment.ts'
import type { OpenStripe } from './stripe-client.ts'

/** After these a subscription may be another one; of everything else that Stripe tells we want nothing. */
const concernUs = [
  /^customer\.subscription\./,
  /^checkout\.session\.completed$/,
  /^customer\.updated$/,
  /^payment_method\.attached$/,
  /^invoice\.(paid|payment_failed|marked_uncollectible|voided)$/,
]

/** How far Stripe's clock and ours may be apart (quality bar 22), in seconds. */
const tolerance = 5 * 60

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({ object: z.string(), id: z.string().optional(), customer: z.unknown().optional() }),
  }),
})
type Event = z.output<typeof event>

/** `POST /webhooks/settings/stripe`: signed as Stripe signs, verified by its SDK. */
export const stripeWebhook = (keys: StripeKeys, openStripe: OpenStripe): Webhook =>
  defineWebhook({
    name: 'stripe',
    async verify({ 'stripe-signature': signature }, body) {
      if (typeof signature !== 'string') return null
      const { webhooks } = await openStripe()
      try {
        return webhooks.constructEvent(body, signature, keys.webhookSecret, tolerance).id
      } catch {
        return null
      }
    },
    payload: event,
    agencyOf: async told => (concernUs.some(type => type.test(told.type)) ? agencyOfCustomer(told) : null),
    strangers: 'IGNORED',
    accept: async (told, job) => {
      const agencyId = await agencyOfCustomer(told)
      if (agencyId) await followStripe(await openStripe(), agencyId, job)
    },
  })

async function agencyOfCustomer({ data: { object } }: Event): Promise<string | null> {
  const customerId = object.object === 'customer' ? object.id : object.customer
  if (typeof customerId !== 'string') return null
  const agency = await Agency.findOne({ 'stripe.customerId': customerId }, { _id: 1 }).lean()
  return agency && String(agency._id)
}
