import { CoverdeskError, internalError, type Logger } from '@coverdesk/kit'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { asPublicError, isPublicCode } from './public-errors.ts'

/** Codes by which Apollo Server says that the request itself is wrong. Their messages speak of the client's own text. */
const requestCodes = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]

/**
 * The errors of one answer as the client gets them: a code, a sentence and the request's id, never a cause, an address
 * or a stack (quality bar 11). Equal errors of the rows of one list become one.
 */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  log: Logger,
): GraphQLFormattedError[] {
  const presented = errors.flatMap(unfold).map(error => present(error, requestId, log))
  const limits = presented.filter(error => error.extensions?.['code'] === 'LIMIT_EXCEEDED')
  // Who exceeds a limit is told that, and not what else is wrong with a request that nobody should read.
  const shown = limits.length > 0 ? limits : presented
  const firsts = new Map<string, GraphQLFormattedError>()
  for (const error of shown) if (!firsts.has(likeness(error))) firsts.set(likeness(error), error)
  return [...firsts.values()]
}

/** Stitching reports several failures of one field as one error around them. */
function unfold(error: GraphQLError): GraphQLError[] {
  const inner = error.originalError
  if (!(inner instanceof AggregateError)) return [error]
  return inner.errors.map(
    cause =>
      new GraphQLError(cause.message, { path: error.path ?? null, originalError: cause, extensions: cause.extensions }),
  )
}

function present(error: GraphQLError, requestId: string, log: Logger): GraphQLFormattedError {
  const { message, extensions } = publicErrorOf(error, log)
  const isRequestError = extensions['code'] === 'BAD_REQUEST' && error.locations
  return {
    message,
    ...(isRequestError ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...extensions, requestId },
  } as GraphQLFormattedError
}

function publicErrorOf(error: GraphQLError, log: Logger) {
  // Apollo Server gives whatever a validation rule reports a code of its own.
  const { message, extensions } = error.originalError instanceof CoverdeskError ? error.originalError : error
  const { code } = extensions
  if (isTokenLimit(error)) return asPublicError('LIMIT_EXCEEDED', 'This request is too long.', {})
  if (typeof code === 'string' && requestCodes.includes(code)) return asPublicError('BAD_REQUEST', message, {})
  if (isPublicCode(code)) return asPublicError(code, message, extensions)
  log.error({ err: error.originalError ?? error, path: error.path }, 'a request failed')
  return internalError()
}

/** graphql-js counts tokens while it parses, and has no code for it. */
const isTokenLimit = ({ message }: GraphQLError) =>
  /^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(message)

/** Equal but for the row that they are about. */
const likeness = ({ message, path, extensions }: GraphQLFormattedError) =>
  JSON.stringify([message, path?.filter(part => typeof part === 'string'), extensions])
