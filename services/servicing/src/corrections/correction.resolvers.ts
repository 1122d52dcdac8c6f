import { forUser, type SubgraphModule } from '@coverdesk/kit'
import type { RequestVersion } from '../request-record/save-request.ts'
import { correctRequest } from './correct-request.ts'
import typeDefs from './correction.graphql'
import { correctedPaths, originalOf } from './corrections-of-request.ts'

type Change = RequestVersion & { input: object }

export const corrections: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      correctServiceRequest: forUser((_, { input, ...at }: Change, context) => correctRequest(context, at, input)),
    },
    ServiceRequest: { correctedPaths, original: originalOf },
  },
}
