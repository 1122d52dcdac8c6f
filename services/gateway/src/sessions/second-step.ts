import { CoverdeskError } from '@coverdesk/kit'
import type { RequestContext, SignedInUser } from '../graphql/request-context.ts'
import { beginSession, type SignInServices } from './begin-session.ts'
import type { OwedSecondStep } from './pending-sign-in.ts'

/** The mailed code was right and more is owed: the browser remembers who it is, and gets no session. */
export function oweSecondStep({ secondStep }: SignInServices, owed: OwedSecondStep, { browser }: RequestContext) {
  browser.setCookie(secondStep.remember(owed))
  return { acknowledged: true, secondStep: owed.kind }
}

/** What the person puts into their authenticator app. */
export function beginSetUp(services: SignInServices, context: RequestContext) {
  const user = demandOwed(services, context, 'SET_UP')
  return services.questions.beginSecondStep(actingAs(context, user))
}

/** Redeems a code of the app, or a recovery code; where the app was just set up, it is on from now on. */
export async function redeemSecondStep(services: SignInServices, code: string, context: RequestContext) {
  const owed = demandOwed(services, context)
  const { agencyId, userId, kind } = owed
  const asked = actingAs(context, { agencyId, userId })
  const { recoveryCodes } =
    kind === 'SET_UP'
      ? await services.questions.confirmSecondStep(code, asked)
      : await services.questions.enterSecondStep(code, asked)
  const signedIn = await beginSession(services, { agencyId, userId }, context)
  context.browser.setCookie(services.secondStep.forget())
  return { ...signedIn, recoveryCodes }
}

function demandOwed({ secondStep }: SignInServices, { browser }: RequestContext, kind?: OwedSecondStep['kind']) {
  const owed = secondStep.read(browser.cookies)
  if (owed && (!kind || owed.kind === kind)) return owed
  throw new CoverdeskError('UNAUTHENTICATED', 'Your sign-in expired. Sign in again.')
}

/** No one is signed in; the question is asked in the name of who has redeemed the mailed code. */
const actingAs = ({ requestId, deadline, browser, log }: RequestContext, user: SignedInUser): RequestContext => ({
  requestId,
  deadline,
  browser,
  log,
  user,
})
