import { type DataTableColumn, DateTime, pluralise, RecordIcon, RowTitle, StateBadge } from '@coverdesk/design-system'
import { defineList } from '@coverdesk/plugin-sdk'
import { type AccountImportRowFragment, AccountImportsDocument } from '../generated/documents'

const rowsInWords = ({ counts }: AccountImportRowFragment) =>
  counts.rows > 0 ? pluralise(counts.rows, 'row') : 'Not checked yet'

const beganBy = ({ createdBy }: AccountImportRowFragment) => createdBy?.name ?? 'Not known'

export const importTitle = (row: AccountImportRowFragment) => (
  <RowTitle
    name={row.fileName}
    detail={rowsInWords(row)}
    icon={<RecordIcon kind="spreadsheet" />}
    badge={<StateBadge of="accountImport" state={row.state} />}
  />
)

const columns: readonly DataTableColumn<AccountImportRowFragment>[] = [
  {
    id: 'file',
    header: 'File',
    width: '6fr',
    minWidth: 260,
    cell: importTitle,
    csv: { File: ({ fileName }) => fileName, Rows: ({ counts }) => counts.rows },
  },
  {
    id: 'created',
    header: 'Accounts created',
    width: '2fr',
    minWidth: 140,
    align: 'end',
    cell: ({ counts }) => (counts.created - counts.removed).toLocaleString('en-US'),
    csv: { 'Accounts created': ({ counts }) => counts.created - counts.removed },
  },
  {
    id: 'begun-by',
    header: 'Begun by',
    width: '3fr',
    minWidth: 150,
    quiet: true,
    cell: beganBy,
    csv: { 'Begun by': beganBy },
  },
  {
    id: 'begun',
    header: 'Begun',
    width: '2fr',
    minWidth: 170,
    align: 'end',
    quiet: true,
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
    csv: { Begun: ({ createdAt }) => createdAt },
  },
]

/** Client lists that were brought in, newest first. */
export const importList = defineList({
  id: 'account-imports',
  document: AccountImportsDocument,
  pageOf: ({ accountImports }) => accountImports,
  searchable: false,
  columns,
  filters: {},
  variables: () => ({}),
})
