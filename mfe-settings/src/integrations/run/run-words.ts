import { pluralize } from '@coverdesk/design-system'
import type { SyncLogType, SyncOutcome, SyncRecordType, SyncRunDetailFragment } from '../../generated/documents'

const titles: Record<SyncLogType, string> = {
  FULL: 'Full sync',
  INCREMENTAL: 'Sync of changes',
  PREVIEW: 'Preview',
}

/** What kind of run it is. */
export const runTitle = (type: SyncLogType): string => titles[type]

type Progress = NonNullable<SyncRunDetailFragment['progress']>

/** One and several. */
export const recordNames: Record<SyncRecordType, readonly [one: string, several: string]> = {
  ACCOUNT: ['Account', 'Accounts'],
  CALL: ['Call', 'Calls'],
  CARRIER: ['Carrier', 'Carriers'],
  CONTACT: ['Contact', 'Contacts'],
  POLICY: ['Policy', 'Policies'],
  TASK: ['Task', 'Tasks'],
}

/** "Accounts, 120 of 480" */
export function progressWords({ recordType, done, total }: Progress) {
  const [, several] = recordNames[recordType]
  const count = done.toLocaleString('en-US')
  return total === null ? `${several}, ${count}` : `${several}, ${count} of ${total.toLocaleString('en-US')}`
}

const outcomes: Record<SyncOutcome, readonly [done: string, would: string]> = {
  CREATED: ['New', 'New'],
  CHANGED: ['Changed', 'Would change'],
  MATCHED: ['Matched', 'Would match'],
  DUPLICATE: ['Possible duplicate', 'Possible duplicate'],
  CONFLICT: ['Conflict', 'Conflict'],
  SKIPPED: ['Left out', 'Would be left out'],
  SENT: ['Sent', 'Would be sent'],
}

/** What became of a record, or what would in a preview. */
export const outcomeWords = (outcome: SyncOutcome, type: SyncLogType): string =>
  outcomes[outcome][type === 'PREVIEW' ? 1 : 0]

/** "480 records compared" */
export const syncedWords = (count: number): string => `${pluralize(count, 'record')} compared`
