import { startQuery } from '@coverdesk/plugin-sdk'
import { AgencyUsersDocument, SubscriptionDocument } from '../generated/documents'

/** Begins to read what the page shows, each for itself: what one of them lacks does not keep the others away. */
export async function loadSubscription() {
  await Promise.all([startQuery(AgencyUsersDocument, {}), startQuery(SubscriptionDocument, {})])
  return null
}
