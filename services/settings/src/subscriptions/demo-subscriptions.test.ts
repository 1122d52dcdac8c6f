import { expect, it } from 'vitest'
import { seedDemo } from '../demo-seed.ts'
import { Agency } from '../models/agency.model.ts'
import { maya, stranger, useSettingsSubgraph } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

const document = `{ agencyUser { agency { subscription {
  plan period state numSeats numSeatsActive nextBillingAmount nextBillingDate trialEndDate
} } } }`
const subscriptionOf = async (caller: object) =>
  (await subgraph.data<{ agencyUser: { agency: { subscription: Record<string, unknown> } } }>(caller, document))
    .agencyUser.agency.subscription
const aDay = expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string

it('Harbor Point pays for 8 seats, and the canary tries the product', async () => {
  expect(await subscriptionOf(maya)).toEqual({
    ...{ plan: 'STANDARD', period: 'MONTHLY', state: 'ACTIVE', numSeats: 8, numSeatsActive: 5 },
    ...{ nextBillingAmount: 39_200, nextBillingDate: aDay, trialEndDate: null },
  })
  expect(await subscriptionOf(stranger)).toEqual({
    ...{ plan: 'STANDARD', period: 'MONTHLY', state: 'TRIAL', numSeats: 3, numSeatsActive: 2 },
    ...{ nextBillingAmount: null, nextBillingDate: null, trialEndDate: aDay },
  })
})

it('comes once: what was bought or ended afterwards stays', async () => {
  await Agency.updateOne({ _id: maya.agencyId }, { $set: { 'subscription.numSeats': 12 } })
  await Agency.updateOne({ _id: stranger.agencyId }, { $set: { subscription: null } })
  await seedDemo()
  expect(await subscriptionOf(maya)).toMatchObject({ numSeats: 12 })
  expect(await subscriptionOf(stranger)).toBeNull()
})

it('comes to demo data of an earlier version, too', async () => {
  await Agency.collection.updateMany({}, { $unset: { subscription: 1, version: 1 } })
  await Agency.db.collection('seeds').deleteOne({ _id: 'demo-subscriptions' as never })
  await seedDemo()
  expect(await subscriptionOf(maya)).toMatchObject({ state: 'ACTIVE', numSeats: 8 })
})
