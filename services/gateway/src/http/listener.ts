import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { CoverdeskError, type Logger, readableError, sendText, statusOf } from '@coverdesk/kit'
import { setRetryAfter } from '../limits/retry-after.ts'
import { isOwnHost } from './own-origin.ts'
import { sendPlainPage } from './plain-page.ts'
import { refuseSlowBody } from './refuse-slow-body.ts'
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
    if (!isOwnHost(request.headers.host, policy)) return sendForeignHost(response, policy)
    respond(routes, request, response).catch(error => {
      if (isRateLimited(error)) return sendTooMany(request, response, error)
      const requestId = randomUUID()
      log.error({ err: error, path: request.url?.split('?')[0], requestId }, 'a request failed')
      const known = readableError(error)
      if (response.headersSent) response.destroy()
      else if (known) sendUnavailablePage(response, known)
      else sendPlainPage(response, 500, 'Something went wrong', `Try again in a moment. Request ID: ${requestId}.`)
    })
  }
}

/** The page opens by itself once it can. */
function sendUnavailablePage(response: ServerResponse, error: CoverdeskError) {
  response.setHeader('retry-after', '2').setHeader('refresh', '2')
  sendPlainPage(response, statusOf(error), 'Coverdesk is not available right now', error.message)
}

async function respond(routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const path = request.url?.split('?')[0] ?? '/'
  const route = routes.find(candidate => fits(candidate.at, path))
  const allowed = route && allowedMethods[route.methods ?? 'read']
  if (allowed && !allowed.includes(request.method ?? '')) {
    response.setHeader('allow', allowed.join(', '))
    return sendText(response, 405, 'This address only accepts reads.')
  }
  limitBodyTime(request, response, route?.bodyTime ?? defaultBodyTime)
  if (!route || (await route.handle(request, response, path)) === false) {
    sendPlainPage(response, 404, 'Page not found', 'This page doesn’t exist or has moved.')
  }
}

function sendForeignHost(response: ServerResponse, { publicUrl }: SecurityPolicy) {
  const sentence = `Open ${new URL(publicUrl).origin}, or set PUBLIC_URL to the address you use.`
  sendPlainPage(response, 421, 'Coverdesk is not at this address', sentence)
}

const isRateLimited = (error: unknown): error is CoverdeskError =>
  error instanceof CoverdeskError && error.code === 'RATE_LIMITED'

function sendTooMany(request: IncomingMessage, response: ServerResponse, error: CoverdeskError) {
  request.resume()
  setRetryAfter(response, error)
  sendPlainPage(response, 429, 'Too many requests', error.message)
}

const fits = (at: string, path: string) => (at.endsWith('/*') ? path.startsWith(at.slice(0, -1)) : path === at)

/** Node knows one time for a whole server; uploads may take longer than what else is sent. */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, bodyTime: number) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  const timer = setTimeout(() => request.complete || refuseSlowBody(request, response), bodyTime)
  request.once('close', () => clearTimeout(timer))
}
