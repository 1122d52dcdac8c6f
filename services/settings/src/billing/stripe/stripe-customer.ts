import { mutation, notFound } from '@coverdesk/kit'
import type Stripe from 'stripe'
import { Agency, type AgencyRecord } from '../../models/agency.model.ts'

/** The agency's customer at Stripe, made at its first visit. However many come at once, Stripe makes one. */
export async function customerOf(
  stripe: Stripe,
  agency: AgencyRecord,
  context: Parameters<typeof rememberCustomer>[1],
): Promise<string> {
  if (agency.stripe) return agency.stripe.customerId
  const agencyId = String(agency._id)
  const { id } = await stripe.customers.create(
    { name: agency.name, metadata: { agencyId } },
    { idempotencyKey: `customer-of-${agencyId}` },
  )
  await rememberCustomer({ agencyId, customerId: id }, context)
  return id
}

const rememberCustomer = mutation('billing/customer', async input => {
  const { agencyId, customerId } = input as { agencyId: string; customerId: string }
  if (!(await Agency.exists({ _id: agencyId }))) throw notFound('agency')
  await Agency.updateOne({ _id: agencyId, stripe: null }, { $set: { stripe: { customerId } } })
})
