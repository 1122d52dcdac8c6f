import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { CallContext } from './call-context.ts'
import { CoverdeskError, internalError, statusOf } from './errors.ts'
import { readBody, readJson, sendJson, sendText } from './http-server.ts'
import type { AnyListExport } from './list-export/list-export.ts'
import { sendPortions } from './list-export/send-portions.ts'
import { writeList } from './list-export/write-list.ts'
import type { Logger } from './logger.ts'
import { inRequest } from './request-id.ts'
import { inScopeOf } from './scope.ts'
import { type Caller, contextHeader, verifyContext } from './signed-context.ts'
import { storageFailure } from './storage-failure.ts'
import type { AnswerGraphql } from './subgraph-graphql.ts'
import { greetSender } from './webhooks/greet-sender.ts'
import { takeDelivery } from './webhooks/take-delivery.ts'
import type { Webhook } from './webhooks/webhook.ts'

/** Answers another service's signed question: JSON in, JSON out. Parses its own input. */
export type Question = (input: unknown, context: CallContext) => Promise<unknown>

interface SubgraphRoutes {
  name: string
  secret: string
  sdl: string
  graphql: AnswerGraphql
  questions: Map<string, Question>
  exports: Map<string, AnyListExport>
  webhooks: Webhook[]
  ready: () => Promise<boolean>
  log: Logger
}

/** The subgraph's whole HTTP surface. All but the probes demand the signed context (quality bar 9). */
export function createRequestListener(routes: SubgraphRoutes): RequestListener {
  return async (request, response) => {
    let context: CallContext | undefined
    try {
      if (await probe(routes, request, response)) return
      context = await identify(routes, request)
      await inRequest(callerOf(context), () => respond(routes, request, response, context as CallContext))
    } catch (error) {
      fail(response, error, context ?? anonymous(routes))
    }
  }
}

const pathOf = (request: IncomingMessage) => request.url?.split('?')[0] ?? '/'

/** Answers the supervisor's questions, which no one signs. */
async function probe(routes: SubgraphRoutes, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = pathOf(request)
  if (path !== '/healthz' && path !== '/readyz') return false
  const ready = path === '/healthz' || (await routes.ready())
  sendText(response, ready ? 200 : 503, ready ? 'ok' : 'the database does not answer, or a loop stands still')
  return true
}

/** Without what only this process knows of the call. */
const callerOf = ({ log, ...caller }: CallContext): Caller => caller

async function identify(routes: SubgraphRoutes, request: IncomingMessage): Promise<CallContext> {
  const token = request.headers[contextHeader]
  const caller = await verifyContext(routes.secret, routes.name, Array.isArray(token) ? undefined : token)
  if (!caller) throw new CoverdeskError('UNAUTHENTICATED', 'This service answers signed calls only.')
  return { ...caller, log: routes.log.child({ requestId: caller.requestId }) }
}

async function respond(
  routes: SubgraphRoutes,
  request: IncomingMessage,
  response: ServerResponse,
  context: CallContext,
) {
  const path = pathOf(request)
  if (path === '/sdl' && request.method === 'GET') return sendText(response, 200, routes.sdl)
  if (path === '/graphql' && request.method === 'POST') {
    const { status, text } = await routes.graphql(await readJson(request), context)
    return sendText(response, status, text, 'application/json; charset=utf-8')
  }
  const question = path.startsWith('/internal/') && routes.questions.get(path.slice('/internal/'.length))
  if (question && request.method === 'POST') {
    const input = await readJson(request)
    return sendJson(response, 200, await inScopeOf(context, () => question(input, context)))
  }
  const list = path.startsWith('/exports/') && routes.exports.get(path.slice('/exports/'.length))
  if (list && request.method === 'POST') {
    const input = await readJson(request)
    return inScopeOf(context, () => sendList(response, list, input, context))
  }
  const greeted = routes.webhooks.find(({ name }) => path === `/webhooks/${name}/sender`)
  if (greeted && request.method === 'POST') return sendJson(response, 200, greetSender(greeted, request.headers))
  const webhook = routes.webhooks.find(({ name }) => path === `/webhooks/${name}`)
  if (webhook && request.method === 'POST') {
    await takeDelivery(webhook, request.headers, await readBody(request, webhook.maxBytes), context)
    return sendJson(response, 202, {})
  }
  throw new CoverdeskError('NOT_FOUND', 'There is nothing at this address.')
}

async function sendList(response: ServerResponse, list: AnyListExport, input: unknown, context: CallContext) {
  const { total, text } = await writeList(list, input, context)
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-total-rows': total })
  await sendPortions(response, text)
}

function anonymous({ log }: SubgraphRoutes) {
  const requestId = randomUUID()
  return { requestId, log: log.child({ requestId }) }
}

function fail(response: ServerResponse, error: unknown, { requestId, log }: Pick<CallContext, 'requestId' | 'log'>) {
  const known = error instanceof CoverdeskError ? error : undefined
  if (!known) log.error({ err: error }, 'a request failed')
  if (response.headersSent) return void response.destroy()
  const shown = known ?? storageFailure(error) ?? internalError()
  const { message, extensions } = shown
  sendJson(response, statusOf(shown), { error: { message, ...extensions, requestId } })
}
