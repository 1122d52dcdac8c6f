import { forUser, type SubgraphModule } from '@coverdesk/kit'
import type { RequestVersion } from '../request-record/save-request.ts'
import typeDefs from './link.graphql'
import { linkRequest } from './link-request.ts'

type Change = RequestVersion & { input: unknown }

export const links: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      linkServiceRequest: forUser((_, { input, ...at }: Change, context) => linkRequest(context, at, input)),
    },
  },
}
