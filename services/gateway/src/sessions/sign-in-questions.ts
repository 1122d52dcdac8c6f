import { internalError } from '@coverdesk/kit'
import { z } from 'zod'
import { asPublicError, isPublicCode } from '../graphql/public-errors.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'

const requested = z.object({ resendAfterSeconds: z.number().int(), attemptId: z.string() })
const redeemed = z.object({
  agencyId: z.string().min(1),
  userId: z.string().min(1),
  secondStep: z.enum(['CODE', 'SET_UP']).optional(),
})
const setUp = z.object({ key: z.string(), uri: z.string() })
const entered = z.object({ recoveryCodes: z.array(z.string()).optional() })
const activity = z.object({ active: z.boolean() })
const refusal = z.object({ error: z.looseObject({ message: z.string(), code: z.string() }) })

interface WantedCode {
  email: string
  /** Of a browser that has signed in with this address before. */
  knownBrowserId: string | null
  /** The page that the link in the mail leads to. */
  returnTo: string | null
}

/** What the gateway asks of `settings`, which owns users and codes. Refusals come as the errors that they are. */
export interface SignInQuestions {
  requestCode(wanted: WantedCode, context: RequestContext): Promise<z.output<typeof requested>>
  /** @param attemptIds of the link that was opened, and of the browser */
  redeemCode(
    email: string,
    code: string,
    attemptIds: string[],
    context: RequestContext,
  ): Promise<z.output<typeof redeemed>>
  isActive(userId: string, context: RequestContext): Promise<boolean>
  /** Writes down that the context's user has signed out. */
  noteSignOut(context: RequestContext): Promise<unknown>
  /** The rest in the name of who has redeemed the mailed code, as the context's user. */
  beginSecondStep(context: RequestContext): Promise<z.output<typeof setUp>>
  confirmSecondStep(code: string, context: RequestContext): Promise<z.output<typeof entered>>
  enterSecondStep(code: string, context: RequestContext): Promise<z.output<typeof entered>>
}

export function createSignInQuestions(settings: Subgraph): SignInQuestions {
  async function ask<Answer>(name: string, input: object, answer: z.ZodType<Answer>, context: RequestContext) {
    const { status, text } = await settings.question(name, input, context)
    if (status === 200) return answer.parse(JSON.parse(text))
    const { error } = refusal.parse(JSON.parse(text))
    throw isPublicCode(error.code) ? asPublicError(error.code, error.message, error) : internalError()
  }
  return {
    requestCode: ({ email, knownBrowserId, returnTo }, context) =>
      ask(
        'sign-in/request-code',
        { email, ip: context.browser.ip, ...(knownBrowserId && { knownBrowserId }), ...(returnTo && { returnTo }) },
        requested,
        context,
      ),
    redeemCode: (email, code, attemptIds, context) =>
      ask('sign-in/redeem-code', { email, code, attemptIds }, redeemed, context),
    isActive: async (userId, context) => (await ask('sign-in/is-active', { userId }, activity, context)).active,
    noteSignOut: context => ask('sign-in/sign-out', {}, z.object({}), context),
    beginSecondStep: context => ask('second-step/begin', {}, setUp, context),
    confirmSecondStep: (code, context) => ask('second-step/confirm', { code }, entered, context),
    enterSecondStep: (code, context) => ask('second-step/enter', { code }, entered, context),
  }
}
