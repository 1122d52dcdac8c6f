import type { CombinedError } from 'urql'

/** One field that the server refused, and why. */
export interface ValidationError {
  /** Relative to the operation's input, with dots: `business.mailingAddress.zone`. */
  path: string
  message: string
}

/** Why an operation failed, in the one form that screens know. */
export interface Failure {
  /** A sentence for people. */
  message: string
  /** `CONFLICT`, `NOT_FOUND`, `VALIDATION_FAILED`, …; `NETWORK` when the server could not be reached. */
  code: string
  /** Finds the request in the server's log. */
  requestId: string | undefined
  validationErrors: readonly ValidationError[]
  /** For `CONFLICT`: the record as the operation would have returned it; else null. */
  current: unknown
}

/** The first message of the server, else the thrown error's, else a general one (specification 1 §8). */
export function toFailure(error: CombinedError): Failure {
  const answered = error.graphQLErrors[0]
  if (!answered) return networkFailure(error)
  const { code, requestId, validationErrors, current } = answered.extensions
  return {
    message: answered.message || 'An unknown error occurred',
    code: typeof code === 'string' ? code : 'INTERNAL',
    requestId: typeof requestId === 'string' ? requestId : undefined,
    validationErrors: Array.isArray(validationErrors) ? validationErrors : [],
    current: current ?? null,
  }
}

const networkFailure = ({ response, networkError }: CombinedError): Failure => ({
  message: response
    ? networkError?.message || 'An unknown error occurred'
    : 'Coverdesk could not be reached. Check your connection and try again.',
  code: 'NETWORK',
  requestId: undefined,
  validationErrors: [],
  current: null,
})
