import type { PolicyEventFieldsFragment, PolicyEventKind } from '../generated/documents'

/** Who did it; the calendar has no name. */
export const personOf = ({ agencyUser }: Pick<PolicyEventFieldsFragment, 'agencyUser'>): string =>
  agencyUser ? (agencyUser.name ?? 'A former user') : 'Coverdesk'

const done: Record<PolicyEventKind, string> = {
  CREATED: 'created the policy',
  UPDATED: 'changed the policy',
  CANCELED: 'canceled the policy',
  REINSTATED: 'reinstated the policy',
  RENEWED: 'renewed the policy',
  CREATED_BY_RENEWAL: 'created the policy by a renewal',
  STATE_CHANGED: 'changed the status, as the dates say',
  FILE_ADDED: 'uploaded a document',
  FILE_REMOVED: 'deleted a document',
  DELETED: 'deleted the policy',
  RESTORED: 'brought the policy back',
}

/** "Maya Reyes canceled the policy": who did what, in a line. */
export const eventWords = (event: Pick<PolicyEventFieldsFragment, 'kind' | 'agencyUser'>): string =>
  `${personOf(event)} ${done[event.kind] ?? 'changed the policy'}`
