import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from '@coverdesk/kit'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { SecurityPolicy } from '../http/security-headers.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { LiveUpdates } from './live-updates.ts'
import { closeCodes, type OpenSocket } from './open-socket.ts'
import { isOwnOrigin } from './own-origin.ts'
import { subscriptionRules } from './subscription-rules.ts'

interface SocketServices {
  live: LiveUpdates
  sessions: SessionStore
  sessionCookie: SessionCookie
  policy: SecurityPolicy
  log: Logger
}

/** What one person may hold open, and one gateway; in bytes and milliseconds where it is no number of sockets. */
const limits = { socketsOfUser: 300, sockets: 5_000, message: 64 * 1024, backlog: 1024 * 1024 }
const sessionInterval = 4_000
const pingInterval = 12_000

/** `graphql-ws` at `/graphql`: who may connect is decided before there is a socket, and again and again after. */
export function openSockets(server: Server, services: SocketServices): { close(): Promise<void> } {
  const { sessions, sessionCookie, policy } = services
  const sockets = new Set<OpenSocket>()
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false })
  const graphql = useServer(subscriptionRules(services), webSockets, pingInterval)

  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/graphql') return refuse(stream, '404 Not Found')
    if (!isOwnOrigin(request, policy)) return refuse(stream, '403 Forbidden')
    const sessionToken = sessionCookie.tokenOf(request.headers.cookie)
    const user = await sessions.find(sessionToken)
    if (!user || !sessionToken) return refuse(stream, '401 Unauthorized')
    const own = [...sockets].filter(open => open.user.userId === user.userId)
    if (own.length >= limits.socketsOfUser || sockets.size >= limits.sockets)
      return refuse(stream, '429 Too Many Requests')
    webSockets.handleUpgrade(request, stream, head, socket => {
      const open = { socket, user, sessionToken }
      sockets.add(open)
      socket.on('close', () => sockets.delete(open))
      webSockets.emit('connection', socket, open)
    })
  }
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    admit(request, stream, head).catch(error => {
      services.log.error({ err: error }, 'a socket could not be opened')
      refuse(stream, '503 Service Unavailable')
    })
  })

  /** Who was signed out or disabled hears nothing more; who does not read is let go, and comes back. */
  const inspect = async ({ socket, sessionToken }: OpenSocket) => {
    if (socket.bufferedAmount > limits.backlog) return socket.terminate()
    const isOpen = await sessions.look(sessionToken).then(Boolean, () => true)
    if (!isOpen) socket.close(closeCodes.unauthorised, 'Sign in to go on.')
  }
  const inspection = setInterval(() => void Promise.all([...sockets].map(inspect)), sessionInterval)

  return {
    async close() {
      clearInterval(inspection)
      for (const { socket } of sockets) socket.close(closeCodes.goingAway, 'Coverdesk restarts.')
      await graphql.dispose()
    },
  }
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
