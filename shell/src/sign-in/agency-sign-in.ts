import { type MutationResult, runMutation } from '@coverdesk/plugin-sdk'
import { AgencySignInDocument, type AgencySignInMutation } from '../generated/documents'

export type SignInAnswer = NonNullable<AgencySignInMutation['agencySignIn']>

export type SignInResult = MutationResult<AgencySignInMutation>

/**
 * Asks for a code by e-mail. The answer is the same whether or not the address is known.
 * @param returnTo where the link in the e-mail leads, in whichever tab or browser it is opened
 */
export const requestCode = (email: string, returnTo: string): Promise<SignInResult> =>
  runMutation(AgencySignInDocument, { email, ...(returnTo !== '/app' && { returnTo }) })

/**
 * Redeems a code; the answer sets the session's cookie.
 * @param attemptId of the link in the email, for a browser that did not ask for the code; else empty
 */
export const redeemCode = (email: string, code: string, attemptId: string): Promise<SignInResult> =>
  runMutation(AgencySignInDocument, { email, code, ...(attemptId && { attemptId }) })
