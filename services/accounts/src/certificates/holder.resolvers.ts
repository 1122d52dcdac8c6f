import type { SubgraphModule } from '@coverdesk/kit'
import typeDefs from './holder.graphql'

export const holders: SubgraphModule = { typeDefs, resolvers: {} }
