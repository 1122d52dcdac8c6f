import { type BadgeTone, pluralize } from '@coverdesk/design-system'
import type { IndexingState, KnowledgeRowFragment } from '../generated/documents'

type Indexing = KnowledgeRowFragment['indexingStatus']

/** Specification 3 §4: unknown is "Queued"; indexing blue, completed green, failed red. */
export const indexingLabels: Readonly<Record<IndexingState, { label: string; tone: BadgeTone }>> = {
  UNKNOWN: { label: 'Queued', tone: 'neutral' },
  INDEXING: { label: 'Indexing', tone: 'blue' },
  COMPLETED: { label: 'Completed', tone: 'green' },
  FAILED: { label: 'Failed', tone: 'red' },
}

/** A document that is read in part isn’t completed for the people who rely on it. */
export function labelOf({ status, pageCount, unreadPages }: Indexing): { label: string; tone: BadgeTone } {
  const unread = unreadPages.length
  if (status !== 'COMPLETED' || unread === 0) return indexingLabels[status]
  const isAll = unread === pageCount
  return { label: `${unread} of ${pluralize(pageCount ?? unread, 'page')} unread`, tone: isAll ? 'red' : 'amber' }
}

/** The choices of a filter. */
export const indexingStates = (Object.keys(indexingLabels) as IndexingState[]).map(value => ({
  value,
  label: indexingLabels[value].label,
}))

/** Up to two decimals (specification 3 §9): 0.4567 is "45.67%". */
export const percentOf = (progress: number): string =>
  `${(progress * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`
