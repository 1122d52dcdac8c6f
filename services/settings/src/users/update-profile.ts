import { conflict, parseInput, type UserCallContext, unauthenticated } from '@coverdesk/kit'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import { updateProfileInput } from './agency-user.rules.ts'

/** @throws VALIDATION_FAILED, or CONFLICT with the caller as they are now */
export async function updateProfile(
  { agencyId, userId }: UserCallContext,
  version: number,
  input: unknown,
): Promise<AgencyUserRecord> {
  const { name } = parseInput(updateProfileInput, input)
  const own = { _id: userId, agencyId, state: 'ACTIVE' } as const
  const user = await AgencyUser.findOne(own).lean()
  if (!user) throw unauthenticated()
  if ((user.profileVersion ?? 1) !== version) throw conflict(presentProfile(user))
  const change = { $set: { name, profileVersion: version + 1 } }
  const saved = await AgencyUser.findOneAndUpdate(own, change, { returnDocument: 'after' }).lean()
  if (!saved) throw unauthenticated()
  return saved
}

/** As plain JSON, for the client of a conflict to show. */
const presentProfile = ({ _id, name, email, profileVersion }: AgencyUserRecord) => ({
  __typename: 'AgencyUser',
  id: String(_id),
  name,
  email,
  profileVersion: profileVersion ?? 1,
})
