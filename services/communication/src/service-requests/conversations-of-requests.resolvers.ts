import { type CallContext, forUser, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './conversations-of-requests.graphql'
import { callsOfRequests, threadsOfRequests } from './conversations-of-requests.ts'

/** This area knows a request only by its id; the servicing area knows whether it exists. */
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
