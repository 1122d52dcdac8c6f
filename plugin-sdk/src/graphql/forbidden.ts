import type { Failure } from './failure'

/** Everything that was asked for is kept from this person. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
  readonly code = 'FORBIDDEN'
}

/**
 * Hands a page whose whole answer is forbidden over to the shell, which says so in its place. A part that is missing is
 * the screen's own to explain.
 *
 * @throws ForbiddenError, which the area's error screen knows
 */
export function refuseForbidden(failure: Failure | undefined, data: unknown): void {
  if (failure?.code === 'FORBIDDEN' && holdsNothing(data)) throw new ForbiddenError(failure.message)
}

const holdsNothing = (data: unknown) =>
  Object.entries(data ?? {}).every(([field, value]) => field === '__typename' || value === null || value === undefined)
