import { endSessions, enqueue, notFound, type UserCallContext, unauthenticated } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import { refused } from '../users/seats.ts'
import { demandOwnCode } from './demand-own-code.ts'
import { resetMailJob } from './reset-mail.ts'
import { SecondStep } from './second-step.model.ts'

export const notOwn = 'You can’t reset your own two-step verification. Turn it off under Security, or ask a colleague.'
export const hasNone = (name: string) => `${name} doesn’t use two-step verification.`
export const needsOwn =
  'Only a user with two-step verification can reset a colleague’s. Set it up under Security first.'

/**
 * Takes two-step verification of a colleague who has lost phone and recovery codes. A mailed code alone must not be enough to
 * take someone else's away, so who does it enters a code of their own. The person is signed out everywhere and told by
 * mail; where the agency requires two-step verification they set one up at the next sign-in.
 *
 * @throws NOT_FOUND, VALIDATION_FAILED at `code` or about none, RATE_LIMITED
 */
export async function resetSecondStep(
  context: UserCallContext,
  { id, code }: { id: string; code: string },
  secret: string,
): Promise<AgencyUserRecord> {
  const { agencyId, userId } = context
  if (id === userId) throw refused(notOwn)
  await demandOwnCode(context, code, secret, needsOwn)
  const self = await AgencyUser.findOne({ _id: userId, agencyId, state: 'ACTIVE' }).lean()
  if (!self) throw unauthenticated()
  const user = isValidObjectId(id) ? await AgencyUser.findOne({ _id: id, agencyId }).lean() : null
  if (!user) throw notFound('user')
  if (!(await SecondStep.exists({ userId: id, confirmedAt: { $ne: null } }))) throw refused(hasNone(user.name))
  await SecondStep.deleteOne({ userId: id })
  await endSessions(id)
  await enqueue(resetMailJob, { userId: id, by: self.name })
  return user
}
