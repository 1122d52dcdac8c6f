import type { RecordColumn } from '@coverdesk/design-system'
import type { SyncRunDetailFragment } from '../../generated/documents'
import { recordNames } from './run-words'

type Count = SyncRunDetailFragment['counts'][number] & { id: string }

const figure = (header: string, of: (count: Count) => number): RecordColumn<Count> => ({
  header,
  cell: count => `${of(count).toLocaleString('en-US')}`,
  align: 'end',
})

/** A line for each kind of record. */
export const countColumns: readonly RecordColumn<Count>[] = [
  { header: 'Records', cell: ({ recordType }) => recordNames[recordType][1] },
  figure('New', ({ created }) => created),
  figure('Changed', ({ changed }) => changed),
  figure('Matched', ({ matched }) => matched),
  figure('Duplicates', ({ duplicates }) => duplicates),
  figure('Conflicts', ({ conflicts }) => conflicts),
  figure('Left out', ({ skipped }) => skipped),
  figure('Sent', ({ sent }) => sent),
  figure('Same', ({ unchanged }) => unchanged),
]
