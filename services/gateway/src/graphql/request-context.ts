import type { Caller, Logger } from '@coverdesk/kit'

/** Who a session belongs to. */
export interface SignedInUser {
  agencyId: string
  userId: string
  /** The public name of the session, where there is one. */
  sessionId?: string
}

/** One GraphQL request at the gateway, from the HTTP layer down to the calls of subgraphs. */
export interface RequestContext {
  requestId: string
  /** Null without a session. Signing in or out changes it for the rest of the request. */
  user: SignedInUser | null
  /** Everything asked of subgraphs ends at this time, in milliseconds since 1970 (quality bar 10). */
  deadline: number
  /** The browser's side, for what signs in and out. */
  browser: Browser
  /** The browser's name for this submission: every subgraph answers a repetition with its first answer. */
  mutationKey?: string
  /** Asked by a subgraph of ours, which signed it: any text runs. */
  isInternal?: boolean
  log: Logger
}

/** What the sign-in mutations see and change of the browser that asks. */
export interface Browser {
  /** IP address, for limits. */
  ip: string
  sessionToken: string | undefined
  /** The whole `Cookie` header. */
  cookies?: string | undefined
  userAgent?: string | undefined
  setCookie(cookie: string): void
}

/** The whole time that one request may take, in milliseconds. */
const requestTime = 10_000

export const deadlineFromNow = () => Date.now() + requestTime

/** Who the subgraphs are told is asking. */
export const callerOf = ({
  requestId,
  user,
  mutationKey,
}: Pick<RequestContext, 'requestId' | 'user' | 'mutationKey'>): Caller => ({
  requestId,
  ...user,
  ...(mutationKey && { mutationKey }),
})

/** Its log is made when something is written: most requests have nothing to say. */
export function createContext(
  requestId: string,
  deadline: number,
  user: SignedInUser | null,
  log: Logger,
  browser: Browser,
): RequestContext {
  let ownLog: Logger | undefined
  return {
    requestId,
    deadline,
    user,
    browser,
    get log() {
      ownLog ??= log.child({ requestId })
      return ownLog
    },
  }
}
