import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CoverdeskError, type Logger } from '@coverdesk/kit'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { isOwnOrigin } from '../http/own-origin.ts'
import type { SecurityPolicy } from '../http/security-headers.ts'
import type { Limits } from '../limits/limits.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { BoundedSocket } from './bounded-socket.ts'
import type { LiveUpdates } from './live-updates.ts'
import { closeCodes, type OpenSocket } from './open-socket.ts'
import { subscriptionRules } from './subscription-rules.ts'

interface SocketServices {
  live: LiveUpdates
  sessions: SessionStore
  sessionCookie: SessionCookie
  limits: Limits
  policy: SecurityPolicy
  log: Logger
}

/** In bytes, but for the sockets of one gateway. */
const bounds = { sockets: 5_000, message: 64 * 1024, backlog: 1024 * 1024 }
/** How long a refused client may take to close, in milliseconds. */
const farewellTime = 2_000
const sessionInterval = 4_000
const pingInterval = 12_000

/** `graphql-ws` at `/graphql`: who may connect is decided before there is a socket, and again and again after. */
export function openSockets(server: Server, services: SocketServices): { close(): Promise<void> } {
  const { sessions, sessionCookie, limits, policy } = services
  const sockets = new Set<OpenSocket>()
  const webSockets = new WebSocketServer({
    ...{ noServer: true, maxPayload: bounds.message, perMessageDeflate: false, WebSocket: BoundedSocket },
  })
  const graphql = useServer(subscriptionRules(services), webSockets, pingInterval)

  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/graphql') return refuse(stream, '404 Not Found')
    if (!isOwnOrigin(request, policy)) return refuse(stream, '403 Forbidden')
    const sessionToken = sessionCookie.tokenOf(request.headers.cookie)
    const user = await sessions.find(sessionToken)
    if (!user || !sessionToken) return refuse(stream, '401 Unauthorized')
    limits.requests.take(user.userId)
    if (sockets.size >= bounds.sockets) return refuse(stream, '503 Service Unavailable')
    webSockets.handleUpgrade(request, stream, head, socket => {
      const open = { socket, user, sessionToken }
      const release = held(open)
      if (!release) return
      sockets.add(open)
      socket.on('close', () => {
        sockets.delete(open)
        release()
      })
      webSockets.emit('connection', socket, open)
    })
  }
  /** A browser is not told why an upgrade was refused, so the socket is opened to say so. */
  const held = ({ socket, user }: OpenSocket) => {
    try {
      return limits.sockets.take(user)
    } catch (error) {
      socket.on('error', () => socket.terminate())
      socket.close(closeCodes.tooMany, error instanceof CoverdeskError ? error.message : '')
      setTimeout(() => socket.terminate(), farewellTime).unref()
      return null
    }
  }
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    admit(request, stream, head).catch(error => {
      if (error instanceof CoverdeskError && error.code === 'RATE_LIMITED')
        return refuse(stream, '429 Too Many Requests')
      services.log.error({ err: error }, 'a socket could not be opened')
      refuse(stream, '503 Service Unavailable')
    })
  })

  /** Who was signed out or disabled hears nothing more; who does not read is let go, and comes back. */
  const inspect = async ({ socket, sessionToken }: OpenSocket) => {
    if (socket.bufferedAmount > bounds.backlog) return socket.terminate()
    const isOpen = await sessions.look(sessionToken).then(Boolean, () => true)
    if (!isOpen) socket.close(closeCodes.unauthorised, 'Sign in to continue.')
  }
  const inspection = setInterval(() => void Promise.all([...sockets].map(inspect)), sessionInterval)

  return {
    async close() {
      clearInterval(inspection)
      for (const { socket } of sockets) socket.close(closeCodes.goingAway, 'Coverdesk is restarting.')
      await graphql.dispose()
    },
  }
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
