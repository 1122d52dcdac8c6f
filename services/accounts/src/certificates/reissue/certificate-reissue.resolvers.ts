import type { SubgraphModule } from '@coverdesk/kit'
import typeDefs from './certificate-reissue.graphql'

export const certificateReissues: SubgraphModule = { typeDefs, resolvers: {} }
