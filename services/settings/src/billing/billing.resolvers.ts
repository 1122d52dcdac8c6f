import { forUser, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './billing.graphql'
import type { BillingPort } from './billing-port.ts'
import { localBilling } from './local/local-billing.ts'

const port: BillingPort = localBilling

export const billing: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      subscriptionManagementLinks: forUser((_, __, { agencyId }) => ({
        billingPortalUrl: () => port.link(agencyId, 'PORTAL'),
        updateSubscriptionUrl: () => port.link(agencyId, 'SUBSCRIPTION'),
        updatePaymentMethodUrl: () => port.link(agencyId, 'PAYMENT_METHOD'),
      })),
    },
  },
}
