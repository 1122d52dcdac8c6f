import { RecordIcon, type RecordIconKind } from '@coverdesk/design-system'
import type { AuditRowFragment, ChangeKind } from '../generated/documents'
import { mainRecord } from './audit-labels'

type Entry = Pick<AuditRowFragment, 'operation' | 'user' | 'records'>

/** What the name of an operation says of its kind; the first that fits counts. */
const byOperation: readonly (readonly [name: RegExp, kind: RecordIconKind])[] = [
  [/second-?step|recovery/i, 'security'],
  [/sign-?in|sign-?out|session/i, 'person'],
  [/merge/i, 'merged'],
  [/import/i, 'imported'],
  [/export/i, 'exported'],
]

const byChange: Record<ChangeKind, RecordIconKind> = { CREATED: 'added', UPDATED: 'changed', DELETED: 'removed' }

/** The kind of an entry at a glance: what was done, or to what end its record came. */
export function entryIcon({ operation, user, records }: Entry): RecordIconKind {
  const named = byOperation.find(([name]) => name.test(operation))
  if (named) return named[1]
  if (!user) return 'automatic'
  const record = mainRecord(records)
  return record ? byChange[record.kind] : 'done'
}

/** Stands before an entry in the log. */
export const EntryIcon = ({ entry }: { entry: Entry }) => <RecordIcon kind={entryIcon(entry)} />
