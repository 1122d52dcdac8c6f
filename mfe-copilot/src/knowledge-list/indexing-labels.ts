import type { BadgeTone } from '@coverdesk/design-system'
import type { IndexingState } from '../generated/documents'

/** Specification 3 §4: unknown is "Queued"; indexing blue, completed green, failed red. */
export const indexingLabels: Readonly<Record<IndexingState, { label: string; tone: BadgeTone }>> = {
  UNKNOWN: { label: 'Queued', tone: 'neutral' },
  INDEXING: { label: 'Indexing', tone: 'blue' },
  COMPLETED: { label: 'Completed', tone: 'green' },
  FAILED: { label: 'Failed', tone: 'red' },
}

/** The choices of a filter. */
export const indexingStates = (Object.keys(indexingLabels) as IndexingState[]).map(value => ({
  value,
  label: indexingLabels[value].label,
}))

/** Up to two decimals (specification 3 §9): 0.4567 is "45.67%". */
export const percentOf = (progress: number): string =>
  `${(progress * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`
