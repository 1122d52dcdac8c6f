import type { PolicyEventFieldsFragment } from '../generated/documents'

const instants = ['cancellation.canceledAt', 'reinstatement.reinstatedAt']

/**
 * The differences that an event shows. A policy that is made differs in everything, which its overview says; and when
 * something was recorded the event says itself.
 */
export function shownChanges({ kind, changes }: PolicyEventFieldsFragment): PolicyEventFieldsFragment['changes'] {
  if (kind === 'CREATED' || kind === 'CREATED_BY_RENEWAL') return []
  return changes.filter(({ field }) => !instants.includes(field))
}
