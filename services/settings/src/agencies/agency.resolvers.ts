import type { SubgraphModule } from '@coverdesk/kit'
import typeDefs from './agency.graphql'
import type { AgencyRecord } from './agency.model.ts'

export const agencies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Agency: { id: (agency: AgencyRecord) => String(agency._id) },
  },
}
