import { forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import type { PolicyVersion } from '../policies/save-changes.ts'
import { deletePolicy, restorePolicy } from './delete-policy.ts'
import { type DeletedPolicySummary, findDeleted, listDeleted } from './read-deleted.ts'
import typeDefs from './removal.graphql'

export const deletedPolicies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      deletedBusinessPolicies: forUser((_, page: PageArguments) => listDeleted(page)),
      deletedBusinessPolicy: forUser((_, { id }: { id: string }) => findDeleted(id)),
    },
    Mutation: {
      deleteBusinessPolicy: forUser((_, at: PolicyVersion, context) => deletePolicy(context, at)),
      restoreBusinessPolicy: forUser((_, { id }: { id: string }, context) => restorePolicy(context, id)),
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
