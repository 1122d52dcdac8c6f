import { createMailer, type Logger, parseInput, type SubgraphPart } from '@coverdesk/kit'
import type { z } from 'zod'
import { createDeliveries } from './deliveries.ts'
import type { signInEnvironment } from './sign-in.environment.ts'
import { redeemCodeInput, requestCodeInput } from './sign-in.inputs.ts'
import { createSignIn } from './sign-in.ts'

type SignInVariables = z.output<z.ZodObject<typeof signInEnvironment>> & { COVERDESK_SECRET: string }

/** The gateway's two questions, which its `agencySignIn` is made of. */
export function startSignIn(environment: SignInVariables, log: Logger): SubgraphPart {
  const mailer = createMailer(environment.SMTP_URL, environment.MAIL_FROM)
  const deliveries = createDeliveries(log)
  const signIn = createSignIn({
    secret: environment.COVERDESK_SECRET,
    publicUrl: environment.PUBLIC_URL,
    secondsBetweenSends: environment.SIGN_IN_SECONDS_BETWEEN_SENDS,
    sendsPerHourPerAddress: environment.SIGN_IN_SENDS_PER_HOUR_PER_ADDRESS,
    sendsPerHourPerNetwork: environment.SIGN_IN_SENDS_PER_HOUR_PER_IP,
    mailer,
    deliveries,
  })
  return {
    questions: {
      'sign-in/request-code': input => signIn.requestCode(parseInput(requestCodeInput, input)),
      'sign-in/redeem-code': input => signIn.redeemCode(parseInput(redeemCodeInput, input)),
    },
    async close() {
      await deliveries.close()
      mailer.close()
    },
  }
}
