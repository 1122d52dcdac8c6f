import type { ServerResponse } from 'node:http'
import type { CoverdeskError } from '@coverdesk/kit'

/** Says in the standard header what the error says in its details. */
export function setRetryAfter(response: ServerResponse, error: CoverdeskError | undefined): void {
  const seconds = error?.extensions['retryAfterSeconds']
  if (typeof seconds === 'number') response.setHeader('retry-after', String(seconds))
}
