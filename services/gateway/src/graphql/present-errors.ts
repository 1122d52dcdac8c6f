import { CoverdeskError, internalError, type Logger, readableError } from '@coverdesk/kit'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { asPublicError, isPublicCode } from './public-errors.ts'

/**
 * The errors of one answer as the client gets them: a code, a sentence and the request's id, never a cause, an address
 * or a stack (quality bar 11). Equal errors of the rows of one list become one, with every place in `paths`.
 */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  log: Logger,
): GraphQLFormattedError[] {
  const presented = errors.flatMap(unfold).map(error => present(error, requestId, log))
  const alike = new Map<string, GraphQLFormattedError[]>()
  for (const error of presented) {
    const known = alike.get(likeness(error))
    if (known) known.push(error)
    else alike.set(likeness(error), [error])
  }
  return [...alike.values()].map(asOne)
}

/** graphql-js quotes what it refuses, however long that is. */
const maxCharacters = 300

/** Why a request does not run at all, in the client's own terms: these errors are about the text that it sent. */
export function presentReasons(reasons: readonly GraphQLError[], requestId: string): GraphQLFormattedError[] {
  const presented = reasons.map(reason => {
    const { message, extensions } = publicReason(reason)
    const locations = reason.locations ? { locations: reason.locations } : {}
    return { message, ...locations, extensions: { ...extensions, requestId } }
  })
  const overLimit = presented.filter(({ extensions }) => (extensions as { code?: unknown }).code === 'LIMIT_EXCEEDED')
  // Who exceeds a limit is told that, and not what else is wrong with a request that no one should read.
  return overLimit.length > 0 ? overLimit.slice(0, 1) : presented
}

function publicReason(reason: GraphQLError) {
  if (reason instanceof CoverdeskError) return reason
  if (isTokenLimit(reason)) return asPublicError('LIMIT_EXCEEDED', 'This request is too long.', {})
  return asPublicError('BAD_REQUEST', shorten(reason.message), {})
}

const shorten = (message: string) => (message.length > maxCharacters ? `${message.slice(0, maxCharacters)}…` : message)

/** graphql-js counts tokens while it parses, and has no code for it. */
const isTokenLimit = ({ message }: GraphQLError) =>
  /^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(message)

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
  return { message, ...(error.path ? { path: error.path } : {}), extensions: { ...extensions, requestId } }
}

function publicErrorOf(error: GraphQLError, log: Logger) {
  const { message, extensions } = error
  const { code } = extensions
  if (isPublicCode(code)) return asPublicError(code, message, extensions)
  log.error({ err: error.originalError ?? error, path: error.path }, 'a request failed')
  return readableError(error.originalError) ?? internalError()
}

/** Equal but for the row that they are about. */
const likeness = ({ message, path, extensions }: GraphQLFormattedError) =>
  JSON.stringify([message, path?.filter(part => typeof part === 'string'), extensions])

function asOne(errors: GraphQLFormattedError[]): GraphQLFormattedError {
  const [first = { message: '' }] = errors
  if (errors.length === 1) return first
  return { ...first, extensions: { ...first.extensions, paths: errors.map(({ path }) => path) } }
}
