import type { SyncChangeFilter } from '../../generated/documents'

/** Which changes of a run show. */
export type ChangeChoice = 'ALL' | 'CREATED' | 'CHANGED' | 'CLEARED' | 'MATCHED' | 'DUPLICATE' | 'CONFLICT' | 'SKIPPED'

export const changeChoices: readonly { value: ChangeChoice; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'CREATED', label: 'New' },
  { value: 'CHANGED', label: 'Changed' },
  { value: 'CLEARED', label: 'Cleared fields' },
  { value: 'MATCHED', label: 'Matched' },
  { value: 'DUPLICATE', label: 'Possible duplicates' },
  { value: 'CONFLICT', label: 'Conflicts' },
  { value: 'SKIPPED', label: 'Left out' },
]

/** What the server is asked for. */
export function filterOf(choice: ChangeChoice): SyncChangeFilter {
  if (choice === 'ALL') return {}
  if (choice === 'CLEARED') return { isCleared: true }
  return { outcome: choice }
}
