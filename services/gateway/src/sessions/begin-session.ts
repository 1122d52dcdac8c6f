import { validationFailed } from '@coverdesk/kit'
import type { RequestContext, SignedInUser } from '../graphql/request-context.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { KnownBrowser } from './known-browser.ts'
import { maskedNetwork } from './masked-network.ts'
import type { OwedSecondStep, PendingSignIn } from './pending-sign-in.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { SessionStore } from './session-store.ts'
import type { SignInQuestions } from './sign-in-questions.ts'
import type { SignedCookie } from './signed-cookie.ts'

/** What signing in is on. */
export interface SignInServices {
  questions: SignInQuestions
  sessions: SessionStore
  sessionCookie: SessionCookie
  pendingSignIn: PendingSignIn
  knownBrowser: KnownBrowser
  /** Wrong codes per network. */
  wrongCodes: RateLimiter
  secondStep: SignedCookie<OwedSecondStep>
}

/** A session is always new: whoever planted or stole the browser's old token gains nothing. */
export async function beginSession(services: SignInServices, user: SignedInUser, context: RequestContext) {
  const { sessions, sessionCookie, pendingSignIn } = services
  const { browser } = context
  await sessions.end(browser.sessionToken)
  const token = await sessions.start(user, { userAgent: browser.userAgent, network: maskedNetwork(browser.ip) })
  context.user = user
  // Whoever was disabled between the code and the session, when there was none to end yet.
  if (!(await services.questions.isActive(user.userId, context))) return refuseDisabled(services, token, context)
  browser.setCookie(sessionCookie.remember(token))
  browser.setCookie(pendingSignIn.forget())
  return { acknowledged: true, agencyUser: { id: user.userId } }
}

async function refuseDisabled({ sessions }: SignInServices, token: string, context: RequestContext): Promise<never> {
  await sessions.end(token)
  context.user = null
  throw validationFailed([{ path: 'code', message: 'This code is wrong or has expired. Request a new one.' }])
}
