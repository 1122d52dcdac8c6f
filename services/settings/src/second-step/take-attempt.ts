import { currentAgencyId, rateLimited, validationFailed } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { coolOffAfter } from '../cool-off/cool-off.ts'
import { SecondStep } from './second-step.model.ts'

/**
 * Counts a try before its code is looked at, outside of the mutation's transaction: a refusal takes nothing of it back, and
 * of many tries at once each is counted.
 *
 * @param atSignIn whether the tries since the mailed code are limited, too
 * @throws RATE_LIMITED while it cools off; VALIDATION_FAILED when a new mailed code is needed
 */
export async function takeAttempt(userId: string, atSignIn: boolean, now: Date): Promise<void> {
  const own = { agencyId: new Types.ObjectId(currentAgencyId()), userId }
  const steps = SecondStep.collection
  const counted = await steps.findOneAndUpdate(
    {
      ...own,
      ...(atSignIn && { confirmedAt: { $ne: null }, triesLeft: { $gt: 0 } }),
      $or: [{ coolOffUntil: null }, { coolOffUntil: { $lte: now } }],
    } as never,
    { $inc: { failures: 1, triesLeft: -1 } } as never,
    { returnDocument: 'after' },
  )
  if (!counted) return refuse((await steps.findOne(own as never))?.['coolOffUntil'] ?? null, now)
  const coolOffUntil = coolOffAfter(counted['failures'], now)
  if (coolOffUntil) await steps.updateOne(own as never, { $set: { coolOffUntil } } as never)
}

function refuse(coolOffUntil: Date | null, now: Date): never {
  const seconds = coolOffUntil ? Math.ceil((coolOffUntil.getTime() - now.getTime()) / 1000) : 0
  if (seconds > 0) {
    throw rateLimited(`There were too many wrong codes. Try again in ${Math.ceil(seconds / 60)} minutes.`, seconds)
  }
  throw validationFailed([{ path: 'code', message: 'There were too many wrong codes. Sign in once more.' }])
}
