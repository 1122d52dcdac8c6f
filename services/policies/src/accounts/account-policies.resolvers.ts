import {
  type CallContext,
  findPage,
  forUser,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { BusinessPolicy } from '../models/policy.model.ts'
import typeDefs from './account-policies.graphql'
import { policySummaries, refuseTooMany } from './policy-summaries.ts'

/** An account as this area knows it: by its id. Whether there is one is for accounts to say. */
interface Account {
  id: string
}

const asAccounts = (ids: string[]): Account[] => ids.map(id => ({ id }))

export const accountPolicies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accountPoliciesByIds: forUser((_, { ids }: { ids: string[] }) => asAccounts(ids)),
      policySummaries: forUser((_, { accountIds }: { accountIds: string[] }) => {
        refuseTooMany(accountIds)
        return asAccounts(accountIds)
      }),
    },
    Account: {
      businessPolicies: ({ id }: Account, page: PageArguments) =>
        findPage(BusinessPolicy, { accountId: id }, { field: 'expiryOrder', direction: -1 }, page),
      policySummary: ({ id }: Account, _: unknown, context: CallContext) => loadTogether(context, policySummaries, id),
    },
  },
}
