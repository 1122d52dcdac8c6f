import { CoverdeskError, notFound } from '@coverdesk/kit'
import { Agency } from '../models/agency.model.ts'
import { countActive } from './active-users.ts'

/**
 * Makes a mutation that changes who has a seat conflict with every other such one that it has not seen: what it has read
 * before and after holds, or it runs again. Two new users alone would not collide, and could take the same seat.
 */
export async function changeSeats(agencyId: string): Promise<void> {
  await Agency.updateOne({ _id: agencyId }, { $inc: { version: 1 } })
}

/**
 * Before one more user is active. Refuses without writing: where the last seat is fought for, only its takers wait.
 * @throws VALIDATION_FAILED, about no field, when every seat is taken
 */
export async function takeSeat(agencyId: string): Promise<void> {
  const agency = await Agency.findById(agencyId).lean()
  if (!agency) throw notFound('agency')
  if (!agency.subscription) throw refused('Your agency has no subscription, and so no seat for another user.')
  const { numSeats } = agency.subscription
  if ((await countActive(agencyId)) >= numSeats) {
    const taken = numSeats === 1 ? 'Your only seat is taken.' : `All ${numSeats} seats are taken.`
    throw refused(`${taken} Disable a user or add seats to your subscription first.`)
  }
  await changeSeats(agencyId)
}

/** The form shows the sentence as a whole, under no field. */
export const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message, { validationErrors: [] })
