import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { CallContext } from './call-context.ts'
import { CoverdeskError, type ErrorCode, internalError } from './errors.ts'
import { readJson, sendJson, sendText } from './http-server.ts'
import type { Logger } from './logger.ts'
import { contextHeader, verifyContext } from './signed-context.ts'
import type { AnswerGraphql } from './subgraph-graphql.ts'

/** Answers another service's signed question: JSON in, JSON out. Parses its own input. */
export type Question = (input: unknown, context: CallContext) => Promise<unknown>

interface SubgraphRoutes {
  name: string
  secret: string
  sdl: string
  graphql: AnswerGraphql
  questions: Record<string, Question>
  ready: () => Promise<boolean>
  log: Logger
}

const statusOf: Partial<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  LIMIT_EXCEEDED: 413,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAUTHENTICATED: 401,
  VALIDATION_FAILED: 422,
}

/** The subgraph's whole HTTP surface. All but the probes demand the signed context (quality bar 9). */
export function createRequestListener(routes: SubgraphRoutes): RequestListener {
  return (request, response) => {
    respond(routes, request, response).catch(error => fail(response, error, routes.log))
  }
}

async function respond(routes: SubgraphRoutes, request: IncomingMessage, response: ServerResponse) {
  const path = request.url?.split('?')[0] ?? '/'
  if (path === '/healthz') return sendText(response, 200, 'ok')
  if (path === '/readyz') return sendReadiness(response, await routes.ready())

  const token = request.headers[contextHeader]
  const caller = await verifyContext(routes.secret, routes.name, Array.isArray(token) ? undefined : token)
  if (!caller) throw new CoverdeskError('UNAUTHENTICATED', 'This service answers signed calls only.')
  const context = { ...caller, log: routes.log.child({ requestId: caller.requestId }) }

  if (path === '/sdl' && request.method === 'GET') return sendText(response, 200, routes.sdl)
  if (path === '/graphql' && request.method === 'POST') {
    const { status, text } = await routes.graphql(await readJson(request), context)
    return sendText(response, status, text, 'application/json; charset=utf-8')
  }
  const question = routes.questions[path.replace('/internal/', '')]
  if (path.startsWith('/internal/') && request.method === 'POST' && question) {
    return sendJson(response, 200, await question(await readJson(request), context))
  }
  throw new CoverdeskError('NOT_FOUND', 'There is nothing at this address.')
}

const sendReadiness = (response: ServerResponse, ready: boolean) =>
  sendText(response, ready ? 200 : 503, ready ? 'ready' : 'the database does not answer')

function fail(response: ServerResponse, error: unknown, log: Logger) {
  if (response.headersSent) return void response.destroy()
  const known = error instanceof CoverdeskError ? error : undefined
  const requestId = randomUUID()
  if (!known) log.error({ err: error, requestId }, 'a request failed')
  const { message, extensions } = known ?? internalError()
  sendJson(response, (known && statusOf[known.code]) ?? 500, { error: { message, ...extensions, requestId } })
}
