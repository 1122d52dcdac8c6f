import {
  type CallContext,
  findPage,
  forUser,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { BusinessPolicy } from '../models/policy.model.ts'
import { existingAccounts } from '../references/account-of-policy.ts'
import typeDefs from './account-policies.graphql'
import { policySummaries, refuseTooMany } from './policy-summaries.ts'

/** An account as this area knows it: by its id. */
interface Account {
  id: string
}

export const accountPolicies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      // The gateway alone asks for them, by the ids of accounts that it has from accounts.
      accountPoliciesByIds: forUser((_, { ids }: { ids: string[] }) => ids.map((id): Account => ({ id }))),
      policySummaries: forUser(async (_, { accountIds }: { accountIds: string[] }) => {
        refuseTooMany(accountIds)
        const existing = await existingAccounts(accountIds)
        return accountIds.map((id): Account | null => (existing.has(id) ? { id } : null))
      }),
    },
    Account: {
      businessPolicies: ({ id }: Account, page: PageArguments) =>
        findPage(BusinessPolicy, { accountId: id }, { field: 'expiryOrder', direction: -1 }, page),
      policySummary: ({ id }: Account, _: unknown, context: CallContext) => loadTogether(context, policySummaries, id),
    },
  },
}
