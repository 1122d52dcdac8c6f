import { createMailer, type Logger, mutation, parseInput, type SubgraphPart } from '@coverdesk/kit'
import type { z } from 'zod'
import { useOutgoingMail } from '../mail/outgoing-mail.ts'
import { useDigestSecret } from '../second-step/digest-secret.ts'
import { demandPerson, secondStepQuestions } from '../second-step/second-step.questions.ts'
import { createDeliveries } from './deliveries.ts'
import type { signInEnvironment } from './sign-in.environment.ts'
import { isActiveInput, redeemCodeInput, requestCodeInput } from './sign-in.inputs.ts'
import { createSignIn, isActive } from './sign-in.ts'

type SignInVariables = z.output<z.ZodObject<typeof signInEnvironment>> & { COVERDESK_SECRET: string }

/** The gateway's questions: the two that its `agencySignIn` is made of, and whether a session's owner may still go on. */
export function startSignIn(environment: SignInVariables, log: Logger): SubgraphPart {
  useDigestSecret(environment.COVERDESK_SECRET)
  const mailer = createMailer(environment.SMTP_URL, environment.MAIL_FROM)
  useOutgoingMail({ mailer, publicUrl: environment.PUBLIC_URL })
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
  // What a refusal has counted is committed before it is thrown, and a mail is started only for a code that is stored.
  const takeCode = mutation('sign-in/request-code', input => signIn.takeCode(parseInput(requestCodeInput, input)))
  const useCode = mutation('sign-in/redeem-code', input => signIn.useCode(parseInput(redeemCodeInput, input)))
  return {
    questions: {
      ...secondStepQuestions(environment.COVERDESK_SECRET),
      'sign-in/request-code': async (...call) => signIn.answerRequest(await takeCode(...call)),
      'sign-in/redeem-code': async (...call) => signIn.answerRedemption(await useCode(...call)),
      // The session is the gateway's; that it was ended by its person is recorded beside how it began.
      'sign-in/sign-out': mutation('sign-in/sign-out', async (_, context) => {
        demandPerson(context)
        return {}
      }),
      'sign-in/is-active': async input => ({ active: await isActive(parseInput(isActiveInput, input).userId) }),
    },
    async close() {
      await deliveries.close()
      mailer.close()
    },
  }
}
