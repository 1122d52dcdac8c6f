import { currentCaller } from '../request-id.ts'
import { agencyInScope, TenantScopeError } from '../scope.ts'
import type { Caller } from '../signed-context.ts'

/** A person for whom a job or a consumer works. @throws TenantScopeError where that is not so */
export function inTheNameOf(userId: string, asking: Caller): Caller {
  const isSystem = asking.userId?.startsWith('system:') ?? false
  if (!asking.agencyId || !(isSystem || asking.userId === userId)) {
    throw new TenantScopeError('Only a job or a consumer of an agency asks the product in the name of a person.')
  }
  return { ...asking, userId }
}

/**
 * For whom this code runs, in the agency of the scope. The key of what the browser sent is for that mutation alone: one that asks
 * twice for another mutation does two things.
 *
 * @throws TenantScopeError for no one, or elsewhere
 */
export function askingCaller(): Caller {
  const asking = currentCaller()
  if (!asking) throw new TenantScopeError('The product is asked on behalf of a request, a job or an event.')
  const agencyId = agencyInScope()
  if (asking.agencyId && asking.agencyId !== agencyId) {
    throw new TenantScopeError('A person asks the product about their own agency only.')
  }
  const { mutationKey: _, ...caller } = asking
  return agencyId ? { ...caller, agencyId } : caller
}
