import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  CoverdeskError,
  internalError,
  type Logger,
  readableError,
  sendJson,
  statusOf,
  subscriptionExpired,
  unauthenticated,
} from '@coverdesk/kit'
import type { SignedInUser } from '../graphql/request-context.ts'
import type { Limits } from '../limits/limits.ts'
import { setRetryAfter } from '../limits/retry-after.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { SubscriptionGate } from '../subscriptions/subscription-gate.ts'
import type { Handler } from './listener.ts'

/** A request of a signed-in user beside GraphQL. */
export interface RestCall {
  request: IncomingMessage
  response: ServerResponse
  path: string
  user: SignedInUser
  requestId: string
  log: Logger
}

export interface RestServices {
  sessions: SessionStore
  sessionCookie: SessionCookie
  gate: Pick<SubscriptionGate, 'isClosed'>
  limits: Pick<Limits, 'requests'>
  log: Logger
}

/** Answers signed-in users only, whose agency's subscription has not ended. A refusal has the shape of a GraphQL error: code, sentence, request id. */
export function restEndpoint(services: RestServices, handle: (call: RestCall) => Promise<void>): Handler {
  return async (request, response, path) => {
    const requestId = randomUUID()
    const log = services.log.child({ requestId })
    try {
      const user = await services.sessions.find(services.sessionCookie.tokenOf(request.headers.cookie))
      if (!user) throw unauthenticated()
      services.limits.requests.take(user.userId)
      if (await services.gate.isClosed(user.agencyId)) throw subscriptionExpired()
      await handle({ request, response, path, user, requestId, log })
    } catch (error) {
      refuse(response, error, requestId, log)
    }
  }
}

/** Answers with an error; what is not meant for people is logged and stays inside. */
export function refuse(response: ServerResponse, error: unknown, requestId: string, log: Logger): void {
  const known = error instanceof CoverdeskError ? error : undefined
  if (!known) log.error({ err: error }, 'a request failed')
  if (response.headersSent) return void response.destroy()
  const shown = known ?? readableError(error)
  const { message, extensions } = shown ?? internalError()
  setRetryAfter(response, shown)
  sendJson(response, statusOf(shown), { errors: [{ message, extensions: { ...extensions, requestId } }] })
}
