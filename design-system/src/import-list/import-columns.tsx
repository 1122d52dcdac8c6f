import { RecordIcon } from '../controls/RecordIcon'
import { StateBadge } from '../controls/StateBadge'
import { pluralize } from '../formats/text'
import { inFigures } from '../imports/import-labels'
import type { DataTableColumn } from '../table/columns'
import { RowTitle } from '../table/RowTitle'
import { DateTime } from '../time/DateTime'
import type { ListedImport } from './listed-import'

/** File, state and rows. */
export const importTitle = ({ fileName, state, counts }: ListedImport) => (
  <RowTitle
    name={fileName}
    detail={counts.rows > 0 ? pluralize(counts.rows, 'row') : 'Not checked yet'}
    icon={<RecordIcon kind="spreadsheet" />}
    badge={<StateBadge of="import" state={state} />}
  />
)

const beganBy = ({ createdBy }: ListedImport) => createdBy?.name ?? 'Not known'

const remaining = ({ counts }: ListedImport) => counts.created - counts.removed

const file: DataTableColumn<ListedImport> = {
  id: 'file',
  header: 'File',
  width: '6fr',
  minWidth: 260,
  cell: importTitle,
  csv: { File: ({ fileName }) => fileName, Rows: ({ counts }) => counts.rows },
}

const begunBy: DataTableColumn<ListedImport> = {
  id: 'begun-by',
  header: 'Started by',
  width: '3fr',
  minWidth: 150,
  quiet: true,
  cell: beganBy,
  csv: { 'Started by': beganBy },
}

const begun: DataTableColumn<ListedImport> = {
  id: 'begun',
  header: 'Started',
  width: '2fr',
  minWidth: 170,
  align: 'end',
  quiet: true,
  cell: ({ createdAt }) => <DateTime value={createdAt} />,
  csv: { Started: ({ createdAt }) => createdAt },
}

/**
 * The columns of a list of imports.
 *
 * @param created the heading of how many are there of what was created: "Accounts created"
 */
export const importColumns = (created: string): readonly DataTableColumn<ListedImport>[] => [
  file,
  {
    id: 'created',
    header: created,
    width: '2fr',
    minWidth: 140,
    align: 'end',
    cell: row => inFigures(remaining(row)),
    csv: { [created]: remaining },
  },
  begunBy,
  begun,
]
