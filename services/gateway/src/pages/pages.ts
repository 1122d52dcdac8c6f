import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Logger, sendText } from '@coverdesk/kit'
import type { GraphqlServer } from '../graphql/graphql-server.ts'
import { deadlineFromNow, type RequestContext } from '../graphql/request-context.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { type SecurityPolicy, setPageHeaders } from '../http/security-headers.ts'
import { currentRegistry } from '../registry/registry.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import type { PendingSignIn } from '../sessions/pending-sign-in.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { renderAppPage } from './app-page.ts'
import { userOfPage } from './boot-data.ts'

export interface PageServices {
  shellFolder: string
  graphql: GraphqlServer
  sessions: SessionStore
  sessionCookie: SessionCookie
  pendingSignIn: PendingSignIn
  releases: ReleaseStore
  policy: SecurityPolicy
  log: Logger
}

/** Every page under `/app`: the shell's HTML, made for who asks and for where they go. */
export function createAppPages(services: PageServices) {
  const { graphql, sessions, policy } = services
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const template = await readTemplate(services.shellFolder)
    if (!template || !graphql.isReady()) {
      response.setHeader('retry-after', '2').setHeader('refresh', '2')
      return sendPlainPage(response, 503, 'Coverdesk is starting', 'This page opens by itself in a moment.')
    }
    const [user, registry] = await Promise.all([
      contextOf(services, request).then(context => userOfPage(graphql, sessions, context)),
      currentRegistry(services.releases),
    ])
    const pendingEmail = user ? null : services.pendingSignIn.emailOf(request.headers.cookie)
    const nonce = randomBytes(16).toString('base64')
    setPageHeaders(response, policy, nonce)
    const boot = { user, registry, signIn: { pendingEmail }, production: policy.production }
    sendText(response, 200, renderAppPage(template, path, boot, nonce), 'text/html; charset=utf-8')
  }
}

/** Read anew each time: a rebuilt shell has other scripts. */
export const readTemplate = (shellFolder: string): Promise<string | null> =>
  readFile(join(shellFolder, 'index.html'), 'utf8').catch(() => null)

async function contextOf(
  { sessions, sessionCookie, log }: PageServices,
  request: IncomingMessage,
): Promise<RequestContext> {
  const sessionToken = sessionCookie.tokenOf(request.headers.cookie)
  const requestId = randomUUID()
  return {
    requestId,
    deadline: deadlineFromNow(),
    user: await sessions.find(sessionToken),
    log: log.child({ requestId }),
    // A page only reads: it neither signs in nor out.
    browser: { ip: '', sessionToken, setCookie() {} },
  }
}
