import { networkOf } from '@coverdesk/kit'
import type { SchemaPart } from '../graphql/compose.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { beginSession, type SignInServices } from './begin-session.ts'
import { beginSetUp, oweSecondStep, redeemSecondStep } from './second-step.ts'
import typeDefs from './sign-in.graphql'

interface SignInArguments {
  email: string
  code?: string | null
  attemptId?: string | null
  returnTo?: string | null
}

interface Redemption {
  email: string
  code: string
  /** Of the link that was opened. */
  attemptId: string | null
}

/** The gateway's own part of the schema. Its `AgencyUser` is only an id, which stitching completes from `settings`. */
export function signInPart(services: SignInServices): SchemaPart {
  return {
    name: 'gateway',
    sdl: typeDefs,
    resolvers: {
      Mutation: {
        agencySignIn: (_: unknown, given: SignInArguments, context: RequestContext) => {
          const { email, code, attemptId = null, returnTo = null } = given
          return code === undefined || code === null
            ? requestCode(services, { email, returnTo }, context)
            : redeemCode(services, { email, code, attemptId }, context)
        },
        beginAgencySecondStep: (_: unknown, _args: unknown, context: RequestContext) => beginSetUp(services, context),
        agencySecondStep: (_: unknown, { code }: { code: string }, context: RequestContext) =>
          redeemSecondStep(services, code, context),
        agencySignOut: (_: unknown, _args: unknown, context: RequestContext) => signOut(services, context),
      },
    },
  }
}

async function requestCode(
  { questions, pendingSignIn, knownBrowser }: SignInServices,
  { email, returnTo }: { email: string; returnTo: string | null },
  context: RequestContext,
) {
  const knownBrowserId = knownBrowser.idFor(email, context.browser.cookies)
  const { resendAfterSeconds, attemptId } = await questions.requestCode({ email, knownBrowserId, returnTo }, context)
  context.browser.setCookie(pendingSignIn.remember(email, attemptId))
  return { acknowledged: true, resendAfterSeconds }
}

/** Whoever has an authenticator app, or must have one, is not signed in yet. */
async function redeemCode(services: SignInServices, { email, code, attemptId }: Redemption, context: RequestContext) {
  const { questions, pendingSignIn, knownBrowser, wrongCodes } = services
  const { browser } = context
  const network = networkOf(browser.ip)
  wrongCodes.take(network)
  const attemptIds = [attemptId, pendingSignIn.attemptOf(browser.cookies)].filter(id => id !== null)
  const { secondStep, ...user } = await questions.redeemCode(email, code, attemptIds, context)
  wrongCodes.giveBack(network)
  browser.setCookie(knownBrowser.remember(email, browser.cookies))
  if (secondStep) return oweSecondStep(services, { ...user, kind: secondStep }, context)
  return beginSession(services, user, context)
}

async function signOut({ questions, sessions, sessionCookie }: SignInServices, context: RequestContext) {
  await sessions.end(context.browser.sessionToken)
  context.browser.setCookie(sessionCookie.forget())
  // Whoever wants out is let out, also when no one can write it down.
  if (context.user) await questions.noteSignOut(context).catch(() => undefined)
  context.user = null
  return true
}
