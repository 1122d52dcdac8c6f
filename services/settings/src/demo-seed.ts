import { demoAgencies, demoUserEmail, insertMissing, seedOnce } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Agency } from './agencies/agency.model.ts'
import { AgencyUser, type AgencyUserRecord } from './users/agency-user.model.ts'

const { harborPoint, canary } = demoAgencies

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

/** The demo's agencies and their users. */
export const seedDemo = () =>
  seedOnce(
    'demo',
    async () => !(await Agency.exists({})),
    async () => {
      await insertMissing(
        Agency,
        [harborPoint, canary].map(({ id, ...agency }) => ({ _id: id, ...agency })),
      )
      await insertMissing(AgencyUser, [
        ...harborPointUsers.map((user, index) => userRecord(harborPoint.id, user, index)),
        ...canaryUsers.map((user, index) => userRecord(canary.id, user, 100 + index)),
      ])
    },
  )

const userRecord = (agencyId: string, [name, email, state = 'ACTIVE']: DemoUser, number: number) => ({
  _id: new Types.ObjectId(`66000000000000000000${number.toString().padStart(4, '0')}`),
  agencyId,
  name,
  email,
  state,
})
