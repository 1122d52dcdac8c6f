import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Logger, sendText } from '@coverdesk/kit'
import { sendPlainPage } from './plain-page.ts'
import { type SecurityPolicy, setCommonHeaders } from './security-headers.ts'

/** Answers a request. `false`, or a promise of it, says that there is nothing at its path. */
export type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => unknown

export interface Route {
  /** A path, or the beginning of one when it ends in `/*`. */
  at: string
  /** Of `read` routes only GET and HEAD are answered, of `get` routes GET alone: what is taken there is audited. By default `read`. */
  methods?: 'read' | 'get' | 'any'
  /** How long a client may take to send the body, in milliseconds. By default 10 s. */
  bodyTime?: number
  handle: Handler
}

const defaultBodyTime = 10_000
const allowedMethods = { read: ['GET', 'HEAD'], get: ['GET'], any: undefined }

/** The gateway's HTTP surface: the first route that fits answers. */
export function createListener(routes: Route[], policy: SecurityPolicy, log: Logger): RequestListener {
  return (request, response) => {
    setCommonHeaders(response, policy)
    respond(routes, request, response).catch(error => {
      const requestId = randomUUID()
      log.error({ err: error, path: request.url?.split('?')[0], requestId }, 'a request failed')
      if (response.headersSent) response.destroy()
      else sendPlainPage(response, 500, 'Something went wrong', `Try again in a moment. This was request ${requestId}.`)
    })
  }
}

async function respond(routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const path = request.url?.split('?')[0] ?? '/'
  const route = routes.find(candidate => fits(candidate.at, path))
  const allowed = route && allowedMethods[route.methods ?? 'read']
  if (allowed && !allowed.includes(request.method ?? '')) {
    response.setHeader('allow', allowed.join(', '))
    return sendText(response, 405, 'This address is only read.')
  }
  limitBodyTime(request, route?.bodyTime ?? defaultBodyTime)
  if (!route || (await route.handle(request, response, path)) === false) {
    sendPlainPage(response, 404, 'Nothing is here', 'This address does not exist, or it was moved.')
  }
}

const fits = (at: string, path: string) => (at.endsWith('/*') ? path.startsWith(at.slice(0, -1)) : path === at)

/** Node knows one time for a whole server; uploads may take longer than what else is sent. */
function limitBodyTime(request: IncomingMessage, bodyTime: number) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  const timer = setTimeout(() => request.complete || request.destroy(), bodyTime)
  request.once('close', () => clearTimeout(timer))
}
