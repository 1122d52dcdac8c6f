import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFresh } from '../http/is-fresh.ts'
import { readTemplate } from '../http/read-template.ts'
import { sendCompressed } from '../http/send-compressed.ts'
import type { Limits } from '../limits/limits.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { registryFor } from './registry.ts'
import type { ReleaseStore } from './release-store.ts'

interface RegistryServices {
  releases: ReleaseStore
  sessions: SessionStore
  sessionCookie: SessionCookie
  limits: Pick<Limits, 'requests'>
  shellFolder: string
}

/** `GET /registry.json`: the plugins of who asks. Open pages look again and again, which does not keep a session alive. */
export function createRegistryEndpoint({ releases, sessions, sessionCookie, limits, shellFolder }: RegistryServices) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const user = await sessions.look(sessionCookie.tokenOf(request.headers.cookie))
    if (user) limits.requests.take(user.userId)
    const text = JSON.stringify(await registryFor(releases, user?.agencyId, await readTemplate(shellFolder)))
    const headers = { etag: etagOf(text), 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }
    if (isFresh(request, headers.etag)) return void response.writeHead(304, headers).end()
    await sendCompressed(request, response, 200, text, 'application/json; charset=utf-8', headers)
  }
}

/** Weak: the same text is sent compressed in several ways. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
