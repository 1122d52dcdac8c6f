import { isDeepStrictEqual } from 'node:util'
import { CoverdeskError } from '@coverdesk/kit'
import type { GraphqlServer } from '../graphql/graphql-server.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import type { Registry } from '../registry/registry.ts'
import type { SessionStore, UserProfile } from '../sessions/session-store.ts'

/** What a page knows before its first request: `BootData` of `@coverdesk/plugin-sdk/host`. */
export interface BootData {
  user: UserProfile | null
  registry: Registry
  signIn: { pendingEmail: string | null }
  production: boolean
  /** The number of the agency's last change: what a page reads is at least as new. */
  lastChange: number | undefined
  supportEmail: string | undefined
  /** Pages are to tell what they are used for; absent where no one asks. */
  analytics: true | undefined
  chatWidgetUrl: string | undefined
}

const userQuery = /* GraphQL */ `
  query Boot {
    agencyUser {
      id
      email
      name
      state
      agency { id name timeZone subscription { state trialEndDate } }
      preferences { theme density sidebarCollapsed }
    }
  }
`

/**
 * Who looks at the page. While `settings` is down it is who looked at it last, so that the other areas can be used.
 *
 * @returns null without a session, or when the session's user is no longer one
 * @throws SUBGRAPH_UNAVAILABLE when no one knows who it is
 */
export async function userOfPage(
  graphql: GraphqlServer,
  sessions: SessionStore,
  context: RequestContext,
): Promise<UserProfile | null> {
  const token = context.browser.sessionToken
  if (!context.user || !token) return null
  const { data, errors } = await graphql.ask<{ agencyUser: UserProfile | null }>(userQuery, {}, context)
  const known = await sessions.profileOf(token)
  if (errors?.length) {
    if (known) return known
    throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'Your sign-in can’t be checked right now.')
  }
  const user = data?.agencyUser ?? null
  if (user && !isDeepStrictEqual({ ...user }, known)) await sessions.rememberProfile(token, user)
  return user
}
