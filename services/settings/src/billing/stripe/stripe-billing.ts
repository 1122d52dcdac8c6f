import { parseInput, type Question } from '@coverdesk/kit'
import { z } from 'zod'
import { type BillingLink, type BillingPort, billingLinks } from '../billing-port.ts'
import { demandUser } from '../billing-visitor.ts'
import type { OpenStripe } from './stripe-client.ts'
import { visitStripe } from './stripe-visit.ts'

const visitInput = z.object({ to: z.enum(billingLinks).catch('PORTAL') })

/**
 * Stripe's portal and its Checkout. The links are paths of ours that lead on when they are opened: a session of Stripe is
 * good for one visit, and soon expires on a page that is left open.
 */
export function stripeBilling(openStripe: OpenStripe, publicUrl: string): BillingPort {
  const returnUrl = new URL('/app/settings/subscription', publicUrl).href
  const visit: Question = async (input, context) => {
    const { agencyId } = await demandUser(context)
    const { to } = parseInput(visitInput, input)
    return { redirect: await visitStripe(await openStripe(), agencyId, { which: to, returnUrl }, context) }
  }
  return {
    link: (which: BillingLink) => `/billing?to=${which}`,
    questions: { 'billing/page': visit },
    takesMoney: true,
  }
}
