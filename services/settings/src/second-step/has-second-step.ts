import type { CallContext } from '@coverdesk/kit'
import { SecondStep } from './second-step.model.ts'

const ofRequests = new WeakMap<CallContext, Promise<ReadonlySet<string>>>()

/** Whether a user of the caller's agency has two-step verification; all of them are read once for a request. */
export async function hasSecondStep(context: CallContext, userId: string): Promise<boolean> {
  const known = ofRequests.get(context) ?? usersWithSecondStep()
  ofRequests.set(context, known)
  return (await known).has(userId)
}

async function usersWithSecondStep() {
  const steps = await SecondStep.find({ confirmedAt: { $ne: null } }, { userId: 1 }).lean()
  return new Set(steps.map(({ userId }) => userId))
}
