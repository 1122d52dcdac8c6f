import { type CallContext, mutation, parseInput, type Question, unauthenticated } from '@coverdesk/kit'
import { z } from 'zod'
import { beginSetUp, confirmSetUp, enterCode } from './second-step.ts'

const enterInput = z.object({ code: z.string().max(50) })

/** What the gateway asks in the name of who has redeemed the mailed code and has no session yet. */
export const secondStepQuestions = (secret: string): Record<string, Question> => ({
  'second-step/begin': mutation('second-step/begin', (_, context) => beginSetUp(demandPerson(context))),
  'second-step/confirm': mutation('second-step/confirm', async (input, context) => ({
    recoveryCodes: await confirmSetUp(demandPerson(context), parseInput(enterInput, input).code, secret),
  })),
  'second-step/enter': mutation('second-step/enter', async (input, context) => {
    await enterCode(demandPerson(context), parseInput(enterInput, input).code, secret)
    return {}
  }),
})

/** @throws UNAUTHENTICATED when no one asks */
export function demandPerson({ agencyId, userId }: CallContext) {
  if (!agencyId || !userId) throw unauthenticated()
  return { agencyId, userId }
}
