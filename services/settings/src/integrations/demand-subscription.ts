import { CoverdeskError, forUser, type UserCallContext } from '@coverdesk/kit'
import { Agency } from '../models/agency.model.ts'

/** Only people whose agency has a subscription see integrations (specification 3 §2). @throws FORBIDDEN */
export async function demandSubscription(agencyId: string): Promise<void> {
  const agency = await Agency.findById(agencyId, { subscription: 1 }).lean()
  if (!agency?.subscription) throw new CoverdeskError('FORBIDDEN', 'Integrations come with a subscription.')
}

/** A root resolver for people whose agency has a subscription. */
export function forSubscriber<Arguments, Result>(
  resolver: (args: Arguments, context: UserCallContext) => Result | Promise<Result>,
) {
  return forUser(async (_: unknown, args: Arguments, context): Promise<Result> => {
    await demandSubscription(context.agencyId)
    return resolver(args, context)
  })
}
