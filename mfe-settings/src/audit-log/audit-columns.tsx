import { csvTime, type DataTableColumn, DateTime, formatDateTime, RowTitle } from '@coverdesk/design-system'
import { currentSession } from '@coverdesk/plugin-sdk'
import type { AuditRowFragment } from '../generated/documents'
import { operationWords, personWords, recordWords, typeWords } from './audit-labels'
import { EntryIcon } from './EntryIcon'

/** What was done, and to what. */
export const entryTitle = (entry: AuditRowFragment) => (
  <RowTitle name={operationWords(entry.operation)} detail={recordWords(entry)} icon={<EntryIcon entry={entry} />} />
)

/** On a phone who did it is with it. */
export const entryOnPhone = (entry: AuditRowFragment) => (
  <RowTitle
    name={operationWords(entry.operation)}
    detail={`${personWords(entry.user)} · ${timeOf(entry)}`}
    icon={<EntryIcon entry={entry} />}
  />
)

const timeOf = ({ at }: AuditRowFragment) => formatDateTime(at, currentSession().agency.timeZone)

export const auditColumns: readonly DataTableColumn<AuditRowFragment>[] = [
  {
    id: 'action',
    header: 'Action',
    width: '6fr',
    minWidth: 240,
    cell: entryTitle,
    csv: {
      Action: ({ operation }) => operationWords(operation),
      Operation: ({ operation }) => operation,
      Records: recordWords,
      'Record IDs': ({ records }) => records.map(({ recordId }) => recordId).join(' '),
    },
  },
  {
    id: 'person',
    header: 'Person',
    width: '3fr',
    minWidth: 140,
    cell: ({ user }) => personWords(user),
    csv: { Person: ({ user }) => personWords(user), Email: ({ user }) => user?.email },
  },
  {
    id: 'area',
    header: 'Area',
    width: '2fr',
    minWidth: 96,
    quiet: true,
    cell: ({ area }) => typeWords(area),
    csv: { Area: ({ area }) => typeWords(area) },
  },
  {
    id: 'time',
    header: 'Time',
    width: '3fr',
    minWidth: 180,
    align: 'end',
    quiet: true,
    cell: ({ at }) => <DateTime value={at} />,
    csv: { Time: ({ at }) => csvTime(at), 'Time (UTC)': ({ at }) => at },
  },
]
