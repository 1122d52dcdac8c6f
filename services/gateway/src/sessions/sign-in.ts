import { validationFailed } from '@coverdesk/kit'
import type { SchemaPart } from '../graphql/compose.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { SessionStore } from './session-store.ts'
import typeDefs from './sign-in.graphql'
import type { SignInQuestions } from './sign-in-questions.ts'

interface SignInServices {
  questions: SignInQuestions
  sessions: SessionStore
  sessionCookie: SessionCookie
  pendingSignIn: PendingSignIn
}

interface SignInArguments {
  email: string
  code?: string | null
}

/** The gateway's own part of the schema. Its `AgencyUser` is only an id, which stitching completes from `settings`. */
export function signInPart(services: SignInServices): SchemaPart {
  return {
    name: 'gateway',
    sdl: typeDefs,
    resolvers: {
      Mutation: {
        agencySignIn: (_: unknown, { email, code }: SignInArguments, context: RequestContext) =>
          code === undefined || code === null
            ? requestCode(services, email, context)
            : redeemCode(services, email, code, context),
        agencySignOut: (_: unknown, _args: unknown, context: RequestContext) => signOut(services, context),
      },
    },
  }
}

async function requestCode({ questions, pendingSignIn }: SignInServices, email: string, context: RequestContext) {
  const { resendAfterSeconds } = await questions.requestCode(email, context)
  context.browser.setCookie(pendingSignIn.remember(email))
  return { acknowledged: true, resendAfterSeconds }
}

/** A session is always new: whoever planted or stole the browser's old token gains nothing. */
async function redeemCode(services: SignInServices, email: string, code: string, context: RequestContext) {
  const { sessions, sessionCookie, pendingSignIn } = services
  const { browser } = context
  const user = await services.questions.redeemCode(email, code, context)
  await sessions.end(browser.sessionToken)
  const token = await sessions.start(user)
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
  throw validationFailed([{ path: 'code', message: 'This code is wrong or has expired. Ask for a new one.' }])
}

async function signOut({ sessions, sessionCookie }: SignInServices, context: RequestContext) {
  await sessions.end(context.browser.sessionToken)
  context.browser.setCookie(sessionCookie.forget())
  context.user = null
  return true
}
