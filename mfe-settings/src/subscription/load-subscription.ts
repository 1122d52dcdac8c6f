import { startQuery } from '@coverdesk/plugin-sdk'
import { AgencyUsersDocument, SubscriptionDocument, SubscriptionManagementLinksDocument } from '../generated/documents'

/** Begins to read what the page shows, each for itself: what one of them lacks does not keep the others away. */
export async function loadSubscription() {
  await Promise.all([
    startQuery(AgencyUsersDocument, {}),
    startQuery(SubscriptionDocument, {}),
    // They are made for whoever asks and don't stay good for long, so each visit asks anew.
    startQuery(SubscriptionManagementLinksDocument, {}),
  ])
  return null
}
