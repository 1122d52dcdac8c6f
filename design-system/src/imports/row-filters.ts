import { inFigures } from './import-labels'
import type { ImportOutcome, ImportRecord } from './import-record'

/** Rows of one kind, or all. */
export type RowFilter = ImportOutcome | 'NOTED' | 'ALL'

/**
 * The kinds of rows that there are; what someone must look at comes first.
 *
 * @param duplicates how many rows seem to be there already, before they are imported
 */
export function rowFilters({ counts, state }: ImportRecord, duplicates: number) {
  const isOver = state !== 'CHECKED'
  const kinds: { value: RowFilter; label: string; count: number }[] = [
    { value: 'INVALID', label: 'With errors', count: counts.invalid },
    isOver
      ? { value: 'SKIPPED', label: 'Skipped', count: counts.skipped }
      : { value: 'DUPLICATE', label: 'Duplicates', count: duplicates },
    { value: 'KEPT', label: 'Kept', count: counts.kept },
    { value: 'NOTED', label: 'With notes', count: state === 'UNDONE' ? 0 : (counts.noted ?? 0) },
    { value: 'CREATED', label: 'Created', count: state === 'UNDONE' ? 0 : counts.created },
    { value: 'REMOVED', label: 'Removed', count: counts.removed },
    { value: 'READY', label: 'Ready', count: isOver ? 0 : counts.ready },
  ]
  const all: (typeof kinds)[number] = { value: 'ALL', label: 'All', count: counts.rows }
  return [...kinds.filter(({ count }) => count > 0), all].map(({ value, label, count }) => ({
    value,
    label: `${label} (${inFigures(count)})`,
  }))
}
