import type { SchemaPart } from '../graphql/compose.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { beginSession, type SignInServices } from './begin-session.ts'
import { beginSetUp, oweSecondStep, redeemSecondStep } from './second-step.ts'
import typeDefs from './sign-in.graphql'

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
        beginAgencySecondStep: (_: unknown, _args: unknown, context: RequestContext) => beginSetUp(services, context),
        agencySecondStep: (_: unknown, { code }: { code: string }, context: RequestContext) =>
          redeemSecondStep(services, code, context),
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

/** Who has an authenticator app, or must have one, is not signed in yet. */
async function redeemCode(services: SignInServices, email: string, code: string, context: RequestContext) {
  const { secondStep, ...user } = await services.questions.redeemCode(email, code, context)
  if (secondStep) return oweSecondStep(services, { ...user, kind: secondStep }, context)
  return beginSession(services, user, context)
}

async function signOut({ questions, sessions, sessionCookie }: SignInServices, context: RequestContext) {
  await sessions.end(context.browser.sessionToken)
  context.browser.setCookie(sessionCookie.forget())
  // Whoever wants out is let out, also when nobody can write it down.
  if (context.user) await questions.noteSignOut(context).catch(() => undefined)
  context.user = null
  return true
}
