import { type CallContext, forUser, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './conversations-of-requests.graphql'
import { callsOfRequests, threadsOfRequests } from './conversations-of-requests.ts'

/** A request as this area knows it: by its id. Whether it exists is for servicing to say. */
interface ServiceRequest {
  id: string
}

export const conversationsOfRequests: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      serviceRequestConversationsByIds: forUser((_, { ids }: { ids: string[] }): ServiceRequest[] =>
        ids.map(id => ({ id })),
      ),
    },
    ServiceRequest: {
      calls: ({ id }: ServiceRequest, _: unknown, context: CallContext) => loadTogether(context, callsOfRequests, id),
      emailThreads: ({ id }: ServiceRequest, _: unknown, context: CallContext) =>
        loadTogether(context, threadsOfRequests, id),
    },
  },
}
