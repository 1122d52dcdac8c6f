import { forUser, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './billing.graphql'
import { type BillingLink, billingPort } from './billing-port.ts'

const link = (which: BillingLink) => () => billingPort().link(which)

export const billing: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      subscriptionManagementLinks: forUser(() => ({
        billingPortalUrl: link('PORTAL'),
        updateSubscriptionUrl: link('SUBSCRIPTION'),
        updatePaymentMethodUrl: link('PAYMENT_METHOD'),
      })),
    },
  },
}
