import { demoAgencies, demoUserEmail, insertMissing, seedOnce } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { priceOf } from './billing/prices.ts'
import { Agency, type AgencyProfile } from './models/agency.model.ts'
import { AgencyUser, type AgencyUserRecord } from './models/agency-user.model.ts'
import type { Subscription } from './models/subscription.model.ts'

const { harborPoint, canary } = demoAgencies

const harborPointProfile: AgencyProfile = {
  address: { line1: '480 Embarcadero West', line2: 'Suite 210', city: 'Oakland', zone: 'CA', postalCode: '94607' },
  phone: '+15105550148',
  licenseNumber: '0K41207',
}

type DemoUser = [name: string, email: string, state?: AgencyUserRecord['state']]

const harborPointUsers: DemoUser[] = [
  ['Maya Reyes', demoUserEmail],
  ['Daniel Okonkwo', 'daniel.okonkwo@harborpoint.example'],
  ['Siobhán O’Connell', 'siobhan.oconnell@harborpoint.example'],
  ['Priya Raman', 'priya.raman@harborpoint.example'],
  ['Luis Ángel Domínguez-Ferreira', 'luis.dominguez@harborpoint.example'],
  ['Walter Brandt', 'walter.brandt@harborpoint.example', 'DISABLED'],
]

const canaryUsers: DemoUser[] = [
  ['CANARY_B User', 'canary.user@canary-b.example'],
  ['CANARY_B Second User', 'canary.second@canary-b.example'],
]

/** The demo's agencies, their users, and what they pay for. */
export async function seedDemo(): Promise<void> {
  await seedAgencies()
  await seedSubscriptions(new Date())
}

const seedAgencies = () =>
  seedOnce(
    'demo',
    async () => !(await Agency.exists({})),
    async () => {
      await insertMissing(
        Agency,
        [{ ...harborPoint, profile: harborPointProfile }, canary].map(({ id, ...agency }) => ({ _id: id, ...agency })),
      )
      await insertMissing(AgencyUser, [
        ...harborPointUsers.map((user, index) => userRecord(harborPoint.id, user, index)),
        ...canaryUsers.map((user, index) => userRecord(canary.id, user, 100 + index)),
      ])
    },
  )

/** On its own: demo data of earlier versions has agencies without subscriptions. */
const seedSubscriptions = (now: Date) =>
  seedOnce(
    'demo-subscriptions',
    async () => !(await Agency.exists({ subscription: { $ne: null } })),
    async () => {
      for (const { id, subscription } of subscriptionsAsOf(now)) {
        await Agency.updateOne({ _id: id, subscription: null }, { $set: { subscription } })
      }
    },
  )

/** Harbor Point pays and has seats left; the canary tries the product. */
const subscriptionsAsOf = (now: Date): { id: string; subscription: Subscription }[] => [
  {
    id: harborPoint.id,
    subscription: {
      plan: 'STANDARD',
      period: 'MONTHLY',
      state: 'ACTIVE',
      numSeats: 8,
      nextBillingAmount: priceOf({ plan: 'STANDARD', period: 'MONTHLY', numSeats: 8 }),
      nextBillingDate: daysFrom(now, 21),
    },
  },
  {
    id: canary.id,
    subscription: {
      plan: 'STANDARD',
      period: 'MONTHLY',
      state: 'TRIAL',
      numSeats: 3,
      trialEndDate: daysFrom(now, 14),
    },
  },
]

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const userRecord = (agencyId: string, [name, email, state = 'ACTIVE']: DemoUser, number: number) => ({
  _id: new Types.ObjectId(`66000000000000000000${number.toString().padStart(4, '0')}`),
  agencyId,
  name,
  email,
  state,
})
