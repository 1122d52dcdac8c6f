import { type CallContext, forUser, type SubgraphModule, type UserCallContext } from '@coverdesk/kit'
import type { AgencyUserRecord } from '../models/agency-user.model.ts'
import { digestSecret } from './digest-secret.ts'
import { hasSecondStep } from './has-second-step.ts'
import { resetSecondStep } from './reset.ts'
import typeDefs from './second-step.graphql'
import { beginSetUp, confirmSetUp, renewRecoveryCodes, secondStepOf, turnOff } from './second-step.ts'

interface Code {
  code: string
}

const withState = async (context: UserCallContext, recoveryCodes: string[]) => ({
  recoveryCodes,
  secondStep: await secondStepOf(context),
})

export const secondSteps: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      secondStep: forUser((_, __, context) => secondStepOf(context)),
    },
    Mutation: {
      beginSecondStep: forUser((_, __, context) => beginSetUp(context)),
      confirmSecondStep: forUser(async (_, { code }: Code, context) =>
        withState(context, await confirmSetUp(context, code, digestSecret())),
      ),
      renewRecoveryCodes: forUser(async (_, { code }: Code, context) =>
        withState(context, await renewRecoveryCodes(context, code, digestSecret())),
      ),
      turnOffSecondStep: forUser(async (_, { code }: Code, context) => {
        await turnOff(context, code, digestSecret())
        return secondStepOf(context)
      }),
      resetAgencyUserSecondStep: forUser((_, args: { id: string; code: string }, context) =>
        resetSecondStep(context, args, digestSecret()),
      ),
    },
    AgencyUser: {
      hasSecondStep: ({ _id }: AgencyUserRecord, _: unknown, context: CallContext) =>
        hasSecondStep(context, String(_id)),
    },
  },
}
