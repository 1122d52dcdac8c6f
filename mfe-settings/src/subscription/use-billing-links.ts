import { startQuery, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { SubscriptionManagementLinksDocument } from '../generated/documents'

/** Where billing is done; undefined or null: it can't be done now. */
export interface BillingLinks {
  billingPortalUrl?: string | null
  updateSubscriptionUrl?: string | null
  updatePaymentMethodUrl?: string | null
}

/** The links as they are now. Whoever comes back from one gets new ones: the old ones may be used up. */
export function useBillingLinks(): BillingLinks {
  const query = useQuery(SubscriptionManagementLinksDocument, {})
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void startQuery(SubscriptionManagementLinksDocument, {})
    }
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [])
  return query.status === 'loaded' ? (query.data.subscriptionManagementLinks ?? {}) : {}
}
