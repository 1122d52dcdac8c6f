import { defineSubgraph } from '@coverdesk/kit'
import { accountData } from './account-data/account-data.ts'
import { accountPolicies } from './accounts/account-policies.resolvers.ts'
import { followAccounts } from './accounts/follow-accounts.ts'
import { carriers } from './carriers/carrier.resolvers.ts'
import { movePoliciesOfCarrier } from './carriers/move-policies.ts'
import { refreshCarrier } from './carriers/refresh-carrier.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'
import { policyFiles } from './files/policy-file.resolvers.ts'
import { policyHistory } from './history/policy-history.resolvers.ts'
import { policyImports } from './imports/policy-import.ts'
import { seedLarge } from './large-seed/seed-large.ts'
import { followCalendar } from './policies/follow-calendar.ts'
import { policies } from './policies/policy.resolvers.ts'
import { policyListExport } from './policy-list-export/policy-list-export.ts'
import { purgePolicy } from './removal/purge-policy.ts'
import { deletedPolicies } from './removal/removal.resolvers.ts'
import { syncedPolicies } from './synced-policies/synced-policies.resolvers.ts'

/** The policies of the agency's clients, and who insures them. */
export const policiesSubgraph = defineSubgraph({
  name: 'policies',
  modules: [
    ...[policies, deletedPolicies, policyHistory, carriers, policyFiles],
    ...[policyImports.module, accountPolicies, syncedPolicies],
  ],
  consumers: [followAccounts.consumer],
  jobs: [
    followCalendar,
    ...followAccounts.jobs,
    refreshCarrier,
    movePoliciesOfCarrier,
    purgePolicy,
    ...policyImports.jobs,
  ],
  accountData,
  listExports: { policies: policyListExport },
  seed: { demo: seedDemo, large: seedLarge },
})
