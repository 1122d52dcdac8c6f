import { randomUUID } from 'node:crypto'
import { CoverdeskError, sendText } from '@coverdesk/kit'
import { z } from 'zod'
import type { SignedInUser } from '../graphql/request-context.ts'
import type { Handler } from '../http/listener.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import type { SecurityPolicy } from '../http/security-headers.ts'
import type { Limits } from '../limits/limits.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { SegmentCall, SegmentDelivery } from './segment.ts'

interface AnalyticsServices {
  /** Absent: nothing is set up, and nothing is taken. */
  analytics: SegmentDelivery | undefined
  sessions: SessionStore
  sessionCookie: SessionCookie
  limits: Pick<Limits, 'requests'>
  policy: SecurityPolicy
}

const largestBody = 64 * 1024
const words = z.string().min(1).max(200)
const at = z.iso.datetime()

/** What the shell's `shell/src/analytics` sends. Nothing else gets through: no text that a person has typed. */
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('identify'),
    at,
    traits: z.strictObject({ email: words, name: words, agencyName: words }),
  }),
  z.strictObject({ type: z.literal('page'), at, route: words.startsWith('/app/') }),
  z.strictObject({ type: z.literal('action'), at, name: words, outcome: words }),
])
const bodySchema = z.strictObject({ events: z.array(eventSchema).min(1).max(100) })

/** `POST /analytics`: what a page of ours has to tell, in the name of its session. Beacons carry no header of ours. */
export function createAnalyticsEndpoint({
  analytics,
  sessions,
  sessionCookie,
  limits,
  policy,
}: AnalyticsServices): Handler {
  return async (request, response) => {
    if (!analytics) return false
    if (request.method !== 'POST') return sendText(response, 405, 'Send events by POST.')
    if (!isOwnOrigin(request, policy)) return sendText(response, 403, 'This was sent by another site.')
    // It keeps no session alive: no one may be there.
    const user = await sessions.look(sessionCookie.tokenOf(request.headers.cookie))
    if (!user) return sendText(response, 401, 'Sign in to continue.')
    limits.requests.take(user.userId)
    const body = bodySchema.safeParse(await readJsonBody(request, largestBody).catch(noBody))
    if (!body.success) return sendText(response, 400, 'The request body isn’t a list of events.')
    analytics.add(body.data.events.map(event => callOf(event, user)))
    response.writeHead(202).end()
  }
}

function noBody(error: unknown) {
  if (!(error instanceof CoverdeskError)) throw error
  return undefined
}

function callOf(event: z.output<typeof eventSchema>, { userId, agencyId }: SignedInUser): SegmentCall {
  const about = { messageId: randomUUID(), userId, timestamp: event.at, context: { groupId: agencyId } }
  switch (event.type) {
    case 'identify':
      return { type: 'identify', ...about, traits: { id: userId, ...event.traits, agencyId } }
    case 'page':
      return { type: 'page', ...about, name: event.route, properties: { path: event.route } }
    case 'action':
      return { type: 'track', ...about, event: event.name, properties: { outcome: event.outcome } }
  }
}
