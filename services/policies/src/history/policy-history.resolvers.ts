import { findExisting, findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent, type PolicyEventRecord } from '../models/policy-event.model.ts'
import typeDefs from './policy-history.graphql'

interface HistoryArguments extends PageArguments {
  policyId: string
}

/** @throws NOT_FOUND */
async function readHistory({ policyId, ...page }: HistoryArguments) {
  const policy = await findExisting(BusinessPolicy, 'policy', policyId)
  return findPage(PolicyEvent, { policyId: policy._id }, { field: 'at', direction: -1 }, page)
}

export const policyHistory: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: { businessPolicyHistory: forUser((_, args: HistoryArguments) => readHistory(args)) },
    PolicyEvent: {
      id: ({ _id }: PolicyEventRecord) => String(_id),
      agencyUser: ({ userId }: PolicyEventRecord) => (userId ? { id: userId } : null),
    },
  },
}
