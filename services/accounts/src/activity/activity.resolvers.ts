import { forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './activity.graphql'
import { type Activity, readActivity } from './read-activity.ts'

export const activity: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accountActivity: forUser((_, { accountId, ...page }: PageArguments & { accountId: string }) =>
        readActivity(accountId, page),
      ),
    },
    Activity: {
      user: ({ userId }: Activity) => (userId && isPerson(userId) ? { id: userId } : null),
    },
  },
}

/** Jobs act as `system:<name>`. */
const isPerson = (userId: string) => !userId.includes(':')
