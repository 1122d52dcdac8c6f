import { GraphQLError } from 'graphql'

/** Every code that reaches a client in `extensions.code`. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'CONFLICT'
  | 'DISK_FULL'
  | 'DOCUMENT_UNKNOWN'
  | 'EVENTS_GONE'
  | 'FORBIDDEN'
  | 'INTERNAL'
  | 'LIMIT_EXCEEDED'
  | 'NOT_FOUND'
  | 'OUT_OF_TIME'
  | 'RATE_LIMITED'
  | 'SUBGRAPH_UNAVAILABLE'
  | 'SUBSCRIPTION_EXPIRED'
  | 'UNAUTHENTICATED'
  | 'VALIDATION_FAILED'

/** One wrong field: `path` is relative to the operation's input, parts joined by dots. */
export interface ValidationError {
  path: string
  message: string
}

/**
 * A failure that is meant for people: its message is a sentence that a user may read.
 * Anything else that is thrown is a defect and reaches the client only as `INTERNAL`.
 */
export class CoverdeskError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { ...details, code } })
  }
}

/** No such record, or not this agency's: both answer the same. */
export const notFound = (what: string) =>
  new CoverdeskError('NOT_FOUND', `This ${what} does not exist, or it was removed.`)

export const unauthenticated = () => new CoverdeskError('UNAUTHENTICATED', 'Sign in to continue.')

/** The agency has to restart its subscription before anybody works with it (specification 1 §4). */
export const subscriptionExpired = () =>
  new CoverdeskError('SUBSCRIPTION_EXPIRED', 'Your subscription has ended. Restart it to continue.')

/** Wrong input, field by field; the form shows each message under its field. */
export function validationFailed(validationErrors: ValidationError[]) {
  const message =
    validationErrors.length === 1
      ? '1 field needs a correction.'
      : `${validationErrors.length} fields need a correction.`
  return new CoverdeskError('VALIDATION_FAILED', message, { validationErrors })
}

/** Someone saved first. `current` is the record as the operation would have returned it. */
export const conflict = (current: unknown) => new CoverdeskError('CONFLICT', 'Someone else changed this.', { current })

/** The work wasn't done in time, and the input isn't at fault. @param message what was being done, and that it may be tried again */
export const outOfTime = (message: string) => new CoverdeskError('OUT_OF_TIME', message)

/** @param retryAfterSeconds whole seconds until the next try may succeed */
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new CoverdeskError('RATE_LIMITED', message, { retryAfterSeconds })

const internalMessage = 'Something went wrong on our side. Try again in a moment.'

/** The error that a client gets for a defect: nothing of its cause, only a sentence. */
export const internalError = () => new CoverdeskError('INTERNAL', internalMessage)

const statuses: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  CONFLICT: 409,
  DISK_FULL: 507,
  DOCUMENT_UNKNOWN: 400,
  EVENTS_GONE: 410,
  FORBIDDEN: 403,
  INTERNAL: 500,
  LIMIT_EXCEEDED: 413,
  NOT_FOUND: 404,
  OUT_OF_TIME: 503,
  RATE_LIMITED: 429,
  SUBGRAPH_UNAVAILABLE: 503,
  SUBSCRIPTION_EXPIRED: 402,
  UNAUTHENTICATED: 401,
  VALIDATION_FAILED: 422,
}

/** The HTTP status that says the same as an error; what is not meant for people is a 500. */
export const statusOf = (error: CoverdeskError | undefined): number => (error ? statuses[error.code] : 500)
