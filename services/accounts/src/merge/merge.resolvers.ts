import { forUser, type SubgraphModule } from '@coverdesk/kit'
import { findDuplicates } from './find-duplicates.ts'
import typeDefs from './merge.graphql'
import { type MergePair, mergeAccounts } from './merge-accounts.ts'

export const merge: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accountDuplicates: forUser((_, { id }: { id: string }) => findDuplicates(id)),
    },
    Mutation: {
      mergeAccounts: forUser((_, { input, ...pair }: MergePair & { input: unknown }, context) =>
        mergeAccounts(context, pair, input),
      ),
    },
  },
}
