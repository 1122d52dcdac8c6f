import type { SubgraphModule } from '@coverdesk/kit'
import type { AgencyRecord } from '../models/agency.model.ts'
import { countActive } from '../users/active-users.ts'
import typeDefs from './subscription.graphql'

export const subscriptions: SubgraphModule = {
  typeDefs,
  resolvers: {
    Agency: {
      subscription: ({ _id, subscription }: AgencyRecord) =>
        subscription ? { ...subscription, numSeatsActive: () => countActive(_id) } : null,
    },
  },
}
