import { forUser, type SubgraphModule } from '@coverdesk/kit'
import type { RequestVersion } from '../request-record/save-request.ts'
import { endWaiting, setWaiting } from './change-waiting.ts'
import typeDefs from './waiting.graphql'

type Change = RequestVersion & { input: unknown }

export const waiting: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      setServiceRequestWaiting: forUser((_, { input, ...at }: Change, context) => setWaiting(context, at, input)),
      endServiceRequestWaiting: forUser((_, at: RequestVersion, context) => endWaiting(context, at)),
    },
  },
}
