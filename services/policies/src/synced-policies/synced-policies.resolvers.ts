import { forUser, parseInput, type SubgraphModule, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { syncCarriers } from './sync-carriers.ts'
import { syncPolicies } from './sync-policies.ts'
import typeDefs from './synced-policy.graphql'
import { syncedCarriersInput, syncedPoliciesInput, undoSyncedPoliciesInput } from './synced-policy.rules.ts'
import { undoSyncedPolicies } from './undo-synced-policies.ts'

interface Input {
  input: unknown
}

/** Policies and companies of the agency's own management system, as settings brings them. */
export const syncedPolicies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      previewSyncedPolicies: forProduct(({ input }, context) =>
        syncPolicies(context, parseInput(syncedPoliciesInput, input), { isDry: true }),
      ),
      previewSyncedCarriers: forProduct(({ input }) =>
        syncCarriers(parseInput(syncedCarriersInput, input), { isDry: true }),
      ),
    },
    Mutation: {
      applySyncedPolicies: forProduct(({ input }, context) =>
        syncPolicies(context, parseInput(syncedPoliciesInput, input), { isDry: false }),
      ),
      applySyncedCarriers: forProduct(({ input }) =>
        syncCarriers(parseInput(syncedCarriersInput, input), { isDry: false }),
      ),
      undoSyncedPolicies: forProduct(({ input }, context) =>
        undoSyncedPolicies(context, parseInput(undoSyncedPoliciesInput, input)),
      ),
    },
  },
}

/** A person would enter what a file of theirs says, by an import. */
function forProduct<Result>(work: (args: Input, context: UserCallContext) => Result) {
  return forUser((_: unknown, args: Input, context) => {
    if (context.userId.startsWith('system:')) return work(args, context)
    throw validationFailed([{ path: 'source', message: 'Only an integration brings records in this way.' }])
  })
}
