import {
  type CallContext,
  findExisting,
  findPage,
  forUser,
  loadByIds,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { carrierOf } from '../carrier-record/find-carriers.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { assignPolicies } from './assign-policies.ts'
import { cancelPolicy, reinstatePolicy } from './cancel-policy.ts'
import { createPolicies } from './create-policies.ts'
import typeDefs from './policy.graphql'
import type { PolicyRecord } from './policy-record.ts'
import { policiesOf, pricingOf } from './present-policy.ts'
import { renewPolicy } from './renew-policy.ts'
import type { PolicyVersion } from './save-changes.ts'
import { updatePolicy } from './update-policy.ts'
import { policyFilter, policyOrder, type WantedPolicies } from './wanted-policies.ts'

interface PoliciesArguments extends PageArguments, WantedPolicies {}
interface Change extends PolicyVersion {
  input: unknown
}

async function listPolicies({ first, after, ...wanted }: PoliciesArguments) {
  return findPage(BusinessPolicy, await policyFilter(wanted), policyOrder(wanted), { first, after })
}

export const policies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      businessPolicies: forUser((_, args: PoliciesArguments) => listPolicies(args)),
      businessPolicy: forUser((_, { id }: { id: string }) => findExisting(BusinessPolicy, 'policy', id)),
      businessPoliciesByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds(BusinessPolicy, ids)),
    },
    Mutation: {
      createBusinessPolicies: forUser((_, { input }: { input: unknown }, context) => createPolicies(context, input)),
      updateBusinessPolicy: forUser((_, { input, ...at }: Change, context) => updatePolicy(context, at, input)),
      assignBusinessPolicies: forUser((_, args: { ids: string[]; agencyUserId?: string | null }, context) =>
        assignPolicies(context, args.ids, args.agencyUserId ?? null),
      ),
      cancelBusinessPolicy: forUser((_, { input, ...at }: Change, context) => cancelPolicy(context, at, input)),
      reinstateBusinessPolicy: forUser((_, { input, ...at }: Change, context) => reinstatePolicy(context, at, input)),
      renewBusinessPolicy: forUser((_, { input, id, version }: Change, context) =>
        renewPolicy(context, { id, version }, input),
      ),
    },
    BusinessPolicy: {
      id: ({ _id }: PolicyRecord) => String(_id),
      account: ({ accountId }: PolicyRecord) => ({ id: accountId }),
      contacts: ({ contactIds }: PolicyRecord) => contactIds.map(id => ({ id })),
      agencyUser: ({ agencyUserId }: PolicyRecord) => (agencyUserId ? { id: agencyUserId } : null),
      carrier: ({ carrierId }: PolicyRecord, _: unknown, context: CallContext) => carrierOf(context, carrierId),
      broker: ({ brokerId }: PolicyRecord, _: unknown, context: CallContext) => carrierOf(context, brokerId),
      pricing: pricingOf,
      renewal: (policy: PolicyRecord) => policy,
    },
    PolicyRenewal: {
      nextPolicies: ({ nextPolicyIds }: PolicyRecord, _: unknown, context: CallContext) =>
        policiesOf(context, nextPolicyIds),
      previousPolicies: ({ previousPolicyIds }: PolicyRecord, _: unknown, context: CallContext) =>
        policiesOf(context, previousPolicyIds),
    },
  },
}
