import { forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { type DeletedPolicySummary, findDeleted, listDeleted } from './read-deleted.ts'
import typeDefs from './removal.graphql'

export const deletedPolicies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      deletedBusinessPolicies: forUser((_, page: PageArguments) => listDeleted(page)),
      deletedBusinessPolicy: forUser((_, { id }: { id: string }) => findDeleted(id)),
    },
    DeletedBusinessPolicy: {
      id: ({ _id }: DeletedPolicySummary) => String(_id),
      type: ({ policy }: DeletedPolicySummary) => policy.type,
      policyNumber: ({ policy }: DeletedPolicySummary) => policy.policyNumber,
      accountName: ({ policy }: DeletedPolicySummary) => policy.account.name,
      deletedBy: ({ deletedById }: DeletedPolicySummary) => ({ id: deletedById }),
      restorableUntil: ({ purgedAt }: DeletedPolicySummary) => purgedAt,
    },
  },
}
