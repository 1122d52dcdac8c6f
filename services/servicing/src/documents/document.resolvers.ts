import { forUser, type SubgraphModule } from '@coverdesk/kit'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { addDocument } from './add-document.ts'
import typeDefs from './document.graphql'

export const documents: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      addServiceRequestDocument: forUser((_, { id, input }: { id: string; input: unknown }, context) =>
        addDocument(context, id, input),
      ),
    },
    ServiceRequest: { documents: ({ documents: kept }: ServiceRequestRecord) => kept ?? [] },
  },
}
