import { CoverdeskError, type ErrorCode } from '@coverdesk/kit'

const publicCodes: Record<ErrorCode, true> = {
  BAD_REQUEST: true,
  CONFLICT: true,
  DISK_FULL: true,
  DOCUMENT_UNKNOWN: true,
  EVENTS_GONE: true,
  FORBIDDEN: true,
  INTERNAL: true,
  LIMIT_EXCEEDED: true,
  NOT_FOUND: true,
  OUT_OF_TIME: true,
  RATE_LIMITED: true,
  SUBGRAPH_UNAVAILABLE: true,
  SUBSCRIPTION_EXPIRED: true,
  UNAUTHENTICATED: true,
  VALIDATION_FAILED: true,
}

/** Details that a client gets beside the code (docs/contracts.md). Whatever else an error carries stays inside. */
const publicDetails = ['validationErrors', 'current', 'retryAfterSeconds']

export const isPublicCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(publicCodes, code)

/** An error with what a client may see of it, and nothing else. */
export function asPublicError(code: ErrorCode, message: string, extensions: Record<string, unknown>): CoverdeskError {
  const details = publicDetails.filter(name => extensions[name] !== undefined).map(name => [name, extensions[name]])
  return new CoverdeskError(code, message, Object.fromEntries(details))
}
