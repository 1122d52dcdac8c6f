import type Stripe from 'stripe'
import type { Subscription } from '../../models/subscription.model.ts'

type Bought = Pick<Subscription, 'plan' | 'period'>

/** The lookup key that a price bears at Stripe, such as coverdesk_standard_monthly (docs/operations.md). */
export const lookupKeyOf = ({ plan, period }: Bought): string => `coverdesk_${plan}_${period}`.toLowerCase()

/** What a price stands for; a price that bears none of our keys leaves the plan as it was. */
export function boughtWith(price: Stripe.Price, before: Subscription['plan'] = 'STANDARD'): Bought {
  const period = price.recurring?.interval === 'year' ? 'ANNUAL' : 'MONTHLY'
  const [, plan] = /^coverdesk_(standard|enterprise)_(?:monthly|annual)$/.exec(price.lookup_key ?? '') ?? []
  return { plan: plan ? (plan.toUpperCase() as Subscription['plan']) : before, period }
}

/** @throws when no one made that price at Stripe */
export async function priceIdOf(stripe: Stripe, bought: Bought): Promise<string> {
  const key = lookupKeyOf(bought)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  if (!data[0]) throw new Error(`Stripe has no active price with the lookup key ${key}.`)
  return data[0].id
}
