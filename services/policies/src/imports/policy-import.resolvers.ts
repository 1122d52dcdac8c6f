import type { SubgraphModule } from '@coverdesk/kit'
import typeDefs from './policy-import.graphql'

export const policyImports: SubgraphModule = { typeDefs, resolvers: {} }
