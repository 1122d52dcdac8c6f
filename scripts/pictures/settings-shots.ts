import { allLooks, deskAtNight, phone } from './look.ts'
import type { Shot } from './shot.ts'

/** What the agency pays for, and who has its seats. */
export const settingsShots: readonly Shot[] = [
  {
    name: 'subscription',
    title: 'The subscription',
    shows: 'Plan, seats and the next payment, beside everyone who works here.',
    path: '/app/settings/subscription',
    looks: allLooks,
    arrange: page => page.getByText('Walter Brandt').waitFor(),
  },
  {
    name: 'add-user',
    title: 'Add a user',
    shows: 'A name and an address are all that is needed; the person signs in with a code.',
    path: '/app/settings/subscription/users',
    looks: [deskAtNight, phone],
    arrange: page => page.getByRole('dialog').getByLabel('Email').waitFor(),
  },
]
