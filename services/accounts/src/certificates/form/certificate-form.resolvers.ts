import type { SubgraphModule } from '@coverdesk/kit'
import typeDefs from './certificate-form.graphql'

export const certificateForms: SubgraphModule = { typeDefs, resolvers: {} }
