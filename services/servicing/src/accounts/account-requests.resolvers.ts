import { findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { ServiceRequest } from '../models/service-request.model.ts'
import typeDefs from './account-requests.graphql'

/** An account as this area knows it: by its id. Whether it exists is for accounts to say. */
interface Account {
  id: string
}

export const accountRequests: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accountServiceRequestsByIds: forUser((_, { ids }: { ids: string[] }): Account[] => ids.map(id => ({ id }))),
    },
    Account: {
      serviceRequests: ({ id }: Account, page: PageArguments) =>
        findPage(ServiceRequest, { accountId: id }, { field: 'createdAt', direction: -1 }, page),
    },
  },
}
