import { useEffect } from 'react'
import { SubscriptionManagementLinksDocument } from '../generated/documents'
import { startQuery } from '../graphql/start-query'
import { useQuery } from '../graphql/use-query'

/** Where billing is done; undefined or null: it can't be done now. */
export interface BillingLinks {
  billingPortalUrl?: string | null
  updateSubscriptionUrl?: string | null
  updatePaymentMethodUrl?: string | null
}

/**
 * The links to billing as they are now. They are made for whoever asks and don't stay good for long: each visit asks again,
 * and so does who comes back from one.
 */
export function useBillingLinks(): BillingLinks {
  const query = useQuery(SubscriptionManagementLinksDocument, {})
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void startQuery(SubscriptionManagementLinksDocument, {})
    }
    renew()
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [])
  return query.status === 'loaded' ? (query.data.subscriptionManagementLinks ?? {}) : {}
}
