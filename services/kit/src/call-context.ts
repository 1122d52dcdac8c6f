import { unauthenticated } from './errors.ts'
import type { Logger } from './logger.ts'
import type { Caller } from './signed-context.ts'

/** What a resolver knows of the call it serves. */
export interface CallContext extends Caller {
  /** Logs with the request's id. */
  log: Logger
}

/** A call of a signed-in user. */
export interface UserCallContext extends CallContext {
  agencyId: string
  userId: string
}

type Resolver<Arguments, Result, Context> = (parent: unknown, args: Arguments, context: Context) => Result

/**
 * A root resolver that only signed-in users reach. The whole request already runs in their agency's scope.
 * @throws UNAUTHENTICATED for anonymous calls
 * @example Query: { account: forUser((_, { id }) => loadAccount(id)) }
 */
export function forUser<Arguments, Result>(
  resolver: Resolver<Arguments, Result, UserCallContext>,
): Resolver<Arguments, Result, CallContext> {
  return (parent, args, context) => {
    if (!isUserCall(context)) throw unauthenticated()
    return resolver(parent, args, context)
  }
}

const isUserCall = (context: CallContext): context is UserCallContext => Boolean(context.agencyId && context.userId)
