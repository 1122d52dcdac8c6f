import { randomUUID } from 'node:crypto'
import { CoverdeskError, internalError, type Logger } from '@coverdesk/kit'
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError, parse } from 'graphql'
import type { ServerOptions } from 'graphql-ws'
import type { Extra } from 'graphql-ws/use/ws'
import { z } from 'zod'
import { presentErrors, presentReasons } from '../graphql/present-errors.ts'
import { RefusedRequest } from '../graphql/refused-request.ts'
import type { Limits } from '../limits/limits.ts'
import type { LiveUpdates } from './live-updates.ts'
import { closeCodes, type OpenSocket } from './open-socket.ts'

/** So many subscriptions may run on one socket. */
const maxSubscriptions = 50

/** A published document by its name, which travels in `extensions`: the protocol demands a text. */
const named = z.object({ documentId: z.string() })

/** graphql-ws asks what kind of operation runs; what it does is decided in `LiveUpdates`. */
const anySubscription = parse('subscription { any }')

type Answers = AsyncGenerator<FormattedExecutionResult>
type Rules = ServerOptions<Record<string, unknown>, Extra>

interface SubscriptionServices {
  live: LiveUpdates
  limits: Limits
  log: Logger
}

/** How subscriptions run on a socket: within limits, ended with their session, their errors masked. */
export function subscriptionRules({ live, limits, log }: SubscriptionServices): Rules {
  return {
    connectionInitWaitTimeout: 5_000,
    async onSubscribe({ extra, subscriptions }, _id, { query, variables, operationName, extensions }) {
      const open = extra.request as unknown as OpenSocket
      const ending = new AbortController()
      try {
        limits.requests.take(open.user.userId)
        if (Object.keys(subscriptions).length > maxSubscriptions) throw tooMany()
        const document = named.safeParse(extensions)
        const source = document.success ? document.data : { query }
        const answers = await live.follow({ ...source, variables, operationName }, { ...open, signal: ending.signal })
        return { document: anySubscription, contextValue: guarded(answers, ending, open, { limits, log }) } as never
      } catch (error) {
        return reasonsOf(error, log)
      }
    },
    subscribe: ({ contextValue }) => contextValue as never,
    // They are presented already.
    onNext: (_context, _id, _payload, _args, result) => result as FormattedExecutionResult,
  }
}

/** Ends at once when the client says so, and tells why it ends otherwise. */
function guarded(
  answers: Answers,
  ending: AbortController,
  { socket, user }: OpenSocket,
  { limits, log }: Pick<SubscriptionServices, 'limits' | 'log'>,
) {
  let release: (() => void) | undefined
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      try {
        // Counted once it runs: graphql-ws ends what runs, and forgets what its client took back before.
        release ??= limits.subscriptions.take(user)
        const answer = await answers.next()
        if (answer.done) release()
        return answer
      } catch (error) {
        release?.()
        const [reason = internalError()] = reasonsOf(error, log)
        if (reason.extensions['code'] === 'UNAUTHENTICATED') socket.close(closeCodes.unauthorised, reason.message)
        throw reason
      }
    },
    return() {
      ending.abort()
      release?.()
      return answers.return(undefined)
    },
    throw: (error: unknown) => answers.throw(error),
  }
}

function reasonsOf(error: unknown, log: Logger): GraphQLError[] {
  const requestId = randomUUID()
  const presented =
    error instanceof RefusedRequest
      ? presentReasons(error.reasons, requestId)
      : presentErrors([error instanceof CoverdeskError ? error : asGraphQLError(error)], requestId, log)
  return presented.map(asSent)
}

const asGraphQLError = (error: unknown) =>
  new GraphQLError('A subscription failed.', {
    originalError: error instanceof Error ? error : new Error(String(error)),
  })

const asSent = ({ message, extensions }: GraphQLFormattedError) =>
  new GraphQLError(message, { extensions: extensions ?? {} })

const tooMany = () =>
  new RefusedRequest(400, [
    new CoverdeskError('LIMIT_EXCEEDED', `One connection can have at most ${maxSubscriptions} subscriptions.`),
  ])
