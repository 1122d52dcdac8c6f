import { parseInput, validationFailed } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { addDays, dayIn } from '../calendar/calendar.ts'
import { Agency, type AgencyRecord } from '../models/agency.model.ts'
import { AgencyUser } from '../models/agency-user.model.ts'
import { addressTaken } from '../users/agency-user.rules.ts'
import { createAgencyInput } from './agency.rules.ts'

/**
 * A new agency on trial, with the user who lets the others in; inside of a mutation.
 * @throws VALIDATION_FAILED by field
 */
export async function createAgency(input: unknown): Promise<AgencyRecord> {
  const { name, timeZone, user, seats, trialDays } = parseInput(createAgencyInput, input)
  if (await AgencyUser.exists({ email: user.email })) {
    throw validationFailed([{ path: 'user.email', message: addressTaken }])
  }
  const agency: AgencyRecord = {
    ...{ _id: new Types.ObjectId(), name, timeZone, version: 1 },
    subscription: {
      ...{ plan: 'STANDARD', period: 'MONTHLY', state: 'TRIAL', numSeats: seats },
      trialEndDate: addDays(dayIn(timeZone, new Date()), trialDays),
    },
  }
  await Agency.insertOne(agency)
  await AgencyUser.insertOne({ ...user, agencyId: agency._id, state: 'ACTIVE' })
  return agency
}
