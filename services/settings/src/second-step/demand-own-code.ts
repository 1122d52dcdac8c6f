import { validationFailed } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { SecondStep } from './second-step.model.ts'
import { demandCode, type Person } from './second-step.ts'

/**
 * Before something that makes an agency or a colleague less safe: a code of the caller's own two-step verification. It must come
 * first in the mutation, because the try that it counts is written outside of the transaction.
 *
 * @param needsOwn the sentence for a caller who has no two-step verification
 * @throws VALIDATION_FAILED at `code`, RATE_LIMITED
 */
export async function demandOwnCode(person: Person, code: string, secret: string, needsOwn: string): Promise<void> {
  if (!(await hasOwnStep(person))) throw validationFailed([{ path: 'code', message: needsOwn }])
  await demandCode(person, code, secret)
}

/** Looked up outside of the transaction, as `takeAttempt` counts. */
const hasOwnStep = async ({ agencyId, userId }: Person): Promise<boolean> =>
  (await SecondStep.collection.findOne({
    agencyId: new Types.ObjectId(agencyId),
    userId,
    confirmedAt: { $ne: null },
  } as never)) !== null
