import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CoverdeskError, type Logger } from '@coverdesk/kit'
import type { GraphqlServer } from '../graphql/graphql-server.ts'
import { createContext, deadlineFromNow, type RequestContext } from '../graphql/request-context.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { readTemplate } from '../http/read-template.ts'
import { type SecurityPolicy, setPageHeaders } from '../http/security-headers.ts'
import { sendCompressed } from '../http/send-compressed.ts'
import type { Limits } from '../limits/limits.ts'
import type { LiveUpdates } from '../live/live-updates.ts'
import { registryFor } from '../registry/registry.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import type { PendingSignIn } from '../sessions/pending-sign-in.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { renderAppPage } from './app-page.ts'
import { type BootData, userOfPage } from './boot-data.ts'

export interface PageServices {
  shellFolder: string
  graphql: GraphqlServer
  sessions: SessionStore
  sessionCookie: SessionCookie
  pendingSignIn: PendingSignIn
  releases: ReleaseStore
  live: LiveUpdates
  limits: Pick<Limits, 'requests'>
  policy: SecurityPolicy
  supportEmail: string | undefined
  analytics: object | undefined
  log: Logger
}

/** Every page under `/app`: the shell's HTML, made for who asks and for where they go. */
export function createAppPages(services: PageServices) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const template = await readTemplate(services.shellFolder)
    const boot = template && services.graphql.isReady() ? await bootDataFor(services, request, template) : null
    if (!template || !boot) {
      response.setHeader('retry-after', '2').setHeader('refresh', '2')
      return sendPlainPage(response, 503, 'Coverdesk is starting', 'This page opens automatically in a moment.')
    }
    const nonce = randomBytes(16).toString('base64')
    setPageHeaders(response, services.policy, nonce)
    const html = renderAppPage(template, request.url ?? '/app', boot, nonce)
    await sendCompressed(request, response, 200, html, 'text/html; charset=utf-8')
  }
}

/** @returns null while the service that knows the user is not there */
async function bootDataFor(
  services: PageServices,
  request: IncomingMessage,
  template: string,
): Promise<BootData | null> {
  const { graphql, sessions, pendingSignIn, releases, live, policy, supportEmail, analytics } = services
  try {
    const context = await contextOf(services, request)
    const [user, registry, lastChange] = await Promise.all([
      userOfPage(graphql, sessions, context),
      registryFor(releases, context.user?.agencyId, template),
      context.user && live.lastChangeIn(context.user.agencyId),
    ])
    const pendingEmail = user ? null : pendingSignIn.emailOf(request.headers.cookie)
    const { production, chatWidgetUrl } = policy
    return {
      user,
      registry,
      signIn: { pendingEmail },
      production,
      lastChange: lastChange ?? undefined,
      supportEmail,
      analytics: analytics && true,
      chatWidgetUrl,
    }
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'SUBGRAPH_UNAVAILABLE') return null
    throw error
  }
}

async function contextOf(
  { sessions, sessionCookie, limits, log }: PageServices,
  request: IncomingMessage,
): Promise<RequestContext> {
  const sessionToken = sessionCookie.tokenOf(request.headers.cookie)
  const requestId = randomUUID()
  const user = await sessions.find(sessionToken)
  if (user) limits.requests.take(user.userId)
  // A page only reads: it neither signs in nor out.
  return createContext(requestId, deadlineFromNow(), user, log, { ip: '', sessionToken, setCookie() {} })
}
