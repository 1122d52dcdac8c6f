import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  agencyId: string
  /** Whether tenant models are written only inside of a mutation, so that no change goes without audit and event. */
  isRecorded: boolean
  /** Who asks; undefined for what the product does by itself. */
  userId: string | undefined
}

const scopes = new AsyncLocalStorage<Scope>()

/** A tenant's data was touched by code that runs for no agency: always a defect, never bad input. */
export class TenantScopeError extends Error {}

/**
 * Runs `work` for one agency. Tenant models read and write this agency's records only, and throw outside.
 * The result is awaited inside: a mongoose query runs only once someone waits for it.
 * @param agencyId comes from the signed context or from a job's own record, never from a client's input
 * @example const accounts = await inTenantScope(agencyId, () => Account.find())
 */
export function inTenantScope<Result>(agencyId: string, work: () => Result | PromiseLike<Result>): Promise<Result> {
  const { isRecorded = false, userId } = scopes.getStore() ?? {}
  return scopes.run({ agencyId, isRecorded, userId }, async () => await work())
}

/** The same for work on someone's behalf (a request, a job, an event): there a tenant model is written in a mutation only. */
export function inRecordedScope<Result>(
  agencyId: string,
  work: () => Result | PromiseLike<Result>,
  userId?: string,
): Promise<Result> {
  return scopes.run({ agencyId, isRecorded: true, userId }, async () => await work())
}

/** Runs `work` for the caller's agency, or for none when the caller is anonymous. */
export const inScopeOf = async <Result>(
  { agencyId, userId }: { agencyId?: string | undefined; userId?: string | undefined },
  work: () => Result | PromiseLike<Result>,
): Promise<Result> => (agencyId ? inRecordedScope(agencyId, work, userId) : await work())

/** @throws TenantScopeError outside of `inTenantScope` */
export function currentAgencyId(): string {
  const agencyId = scopes.getStore()?.agencyId
  if (!agencyId) throw new TenantScopeError('A tenant model was used outside of a tenant scope.')
  return agencyId
}

/** The user in whose name the current scope works; undefined for what the product does by itself, such as a job. */
export const userInScope = (): string | undefined => scopes.getStore()?.userId

/** The agency of the current scope, if there is one. */
export const agencyInScope = (): string | undefined => scopes.getStore()?.agencyId

/** Whether what is written here must be recorded by a mutation. */
export const isRecordedScope = (): boolean => scopes.getStore()?.isRecorded ?? false
