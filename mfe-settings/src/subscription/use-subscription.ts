import { useQuery } from '@coverdesk/plugin-sdk'
import { SubscriptionDocument } from '../generated/documents'
import type { Subscription } from '../seats/subscription'

/** What the agency pays for: null when it has no subscription, undefined as long as no one knows. */
export function useSubscription() {
  const query = useQuery(SubscriptionDocument, {})
  const agency = query.status === 'loaded' ? query.data.agencyUser?.agency : undefined
  const failure = query.status === 'loading' ? undefined : query.failure
  const unknown = !agency || (failure !== undefined && agency.subscription === null)
  const subscription: Subscription | null | undefined = unknown ? undefined : agency.subscription
  return { query, failure, subscription }
}
