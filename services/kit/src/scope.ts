import { AsyncLocalStorage } from 'node:async_hooks'

const agencies = new AsyncLocalStorage<string>()

/** A tenant's data was touched by code that runs for no agency: always a defect, never bad input. */
export class TenantScopeError extends Error {}

/**
 * Runs `work` for one agency. Tenant models read and write this agency's records only, and throw outside.
 * @param agencyId comes from the signed context or from a job's own record, never from a client's input
 */
export function inTenantScope<Result>(agencyId: string, work: () => Result): Result {
  return agencies.run(agencyId, work)
}

/** Runs `work` for the caller's agency, or for none when the caller is anonymous. */
export const inScopeOf = <Result>({ agencyId }: { agencyId?: string | undefined }, work: () => Result): Result =>
  agencyId ? inTenantScope(agencyId, work) : work()

/** @throws TenantScopeError outside of `inTenantScope` */
export function currentAgencyId(): string {
  const agencyId = agencies.getStore()
  if (!agencyId) throw new TenantScopeError('A tenant model was used outside of a tenant scope.')
  return agencyId
}
