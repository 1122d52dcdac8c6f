import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Caller,
  CoverdeskError,
  internalError,
  type Logger,
  mutationKeyHeader,
  readableError,
  sendJson,
} from '@coverdesk/kit'
import { z } from 'zod'
import { readJsonBody } from '../http/read-json-body.ts'
import { sendCompressed } from '../http/send-compressed.ts'
import { ipOf } from '../http/visitor.ts'
import type { Limits } from '../limits/limits.ts'
import { setRetryAfter } from '../limits/retry-after.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { GraphqlServer } from './graphql-server.ts'
import { createContext, deadlineFromNow, type RequestContext, type SignedInUser } from './request-context.ts'
import { contextOfSubgraph, signedCallerOf } from './signed-calls.ts'

/** Pages of other origins cannot send it without asking first, and are refused when they do ask (quality bar 5). */
const clientHeader = 'x-coverdesk-client'
const largestBody = 1024 * 1024

const mutationKeySchema = z.uuid().optional()

const common = { variables: z.record(z.string(), z.unknown()).nullish(), operationName: z.string().nullish() }
const operationSchema = z.union([
  z.object({ documentId: z.string().min(1), ...common }),
  z.object({ query: z.string().min(1), ...common }),
])

export interface GraphqlEndpointServices {
  graphql: GraphqlServer
  sessions: SessionStore
  sessionCookie: SessionCookie
  limits: Pick<Limits, 'requests'>
  proxyHops: number
  /** What subgraphs sign with. */
  secret: string
  log: Logger
}

/** `POST /graphql`: the one way in for browsers, and for subgraphs that need what another one has (docs/adr/0026). */
export function createGraphqlEndpoint(services: GraphqlEndpointServices) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID()
    try {
      const caller = await signedCallerOf(request, services.secret)
      refuseForeignCalls(request, caller)
      const user = caller ? null : await userOf(services, request)
      const operation = parseOperation(await readJsonBody(request, largestBody))
      const context = caller
        ? contextOfSubgraph(caller, services.log)
        : contextOf(services, request, response, requestId, user)
      const { status, body } = await services.graphql.answer(operation, context)
      await sendCompressed(request, response, status, body, 'application/json; charset=utf-8')
    } catch (error) {
      refuse(request, response, error, requestId, services.log)
    }
  }
}

function refuseForeignCalls(request: IncomingMessage, caller: Caller | null) {
  if (request.method !== 'POST') throw new RefusedCall(405, 'Send operations by POST.')
  if (!caller && !request.headers[clientHeader]) throw new RefusedCall(403, `The header ${clientHeader} is missing.`)
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new RefusedCall(415, 'Send operations as application/json.')
}

function parseOperation(body: unknown) {
  if (Array.isArray(body)) throw new CoverdeskError('BAD_REQUEST', 'Send one operation at a time.')
  const parsed = operationSchema.safeParse(body)
  if (!parsed.success) throw new CoverdeskError('BAD_REQUEST', 'Send a documentId or a query, and optional variables.')
  return parsed.data
}

/** Before the body is read, so that too many requests cost little. */
async function userOf({ sessions, sessionCookie, limits }: GraphqlEndpointServices, request: IncomingMessage) {
  const user = await sessions.find(sessionCookie.tokenOf(request.headers.cookie))
  if (user) limits.requests.take(user.userId)
  return user
}

function contextOf(
  { sessionCookie, proxyHops, log }: GraphqlEndpointServices,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  user: SignedInUser | null,
): RequestContext {
  const sessionToken = sessionCookie.tokenOf(request.headers.cookie)
  const mutationKey = mutationKeyOf(request)
  const context = createContext(requestId, deadlineFromNow(), user, log, {
    ip: ipOf(request, proxyHops),
    sessionToken,
    cookies: request.headers.cookie,
    userAgent: request.headers['user-agent'],
    setCookie: cookie => response.appendHeader('set-cookie', cookie),
  })
  if (mutationKey) context.mutationKey = mutationKey
  return context
}

/** Nothing else than a UUID: what seals an answer can't be guessed. */
function mutationKeyOf({ headers }: IncomingMessage): string | undefined {
  const key = mutationKeySchema.safeParse(headers[mutationKeyHeader])
  if (!key.success) throw new CoverdeskError('BAD_REQUEST', `The header ${mutationKeyHeader} has to be a UUID.`)
  return key.data
}

/** A call that is refused before it is read. */
class RefusedCall extends CoverdeskError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST', message)
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown, requestId: string, log: Logger) {
  // What was not read is thrown away, and the connection can serve the next request.
  request.resume()
  if (response.headersSent) return void response.destroy()
  const known = error instanceof CoverdeskError ? error : undefined
  if (!known) log.error({ err: error, requestId }, 'a request failed')
  const shown = known ?? readableError(error)
  const { message, extensions } = shown ?? internalError()
  setRetryAfter(response, shown)
  sendJson(response, statusOf(shown), { errors: [{ message, extensions: { ...extensions, requestId } }] })
}

function statusOf(error: CoverdeskError | undefined) {
  if (error instanceof RefusedCall) return error.status
  if (error?.code === 'SUBGRAPH_UNAVAILABLE') return 503
  if (error?.code === 'UNAUTHENTICATED') return 401
  if (error?.code === 'DISK_FULL') return 507
  if (error?.code === 'RATE_LIMITED') return 429
  return error ? 400 : 500
}
