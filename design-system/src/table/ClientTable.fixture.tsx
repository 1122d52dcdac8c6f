import { useMemo, useState } from 'react'
import { EmptyState } from '../feedback/EmptyState'
import { type Client, clientColumns, clientPath, clientTitle, sorted } from './clients.fixture'
import { plainLayout, shownColumns } from './column-layout'
import type { ColumnWidths } from './column-tracks'
import { DataTable, type DataTableProps } from './DataTable'
import type { RowAction } from './row-actions'
import { noRows, type RowSelection } from './selection'

export interface ClientTableProps
  extends Partial<Pick<DataTableProps<Client>, 'loading' | 'refreshing' | 'hasMore' | 'error' | 'onEndReached'>> {
  rows: readonly Client[]
  /** Rows stand under the kind of client. */
  grouped?: boolean
  /** Rows can be chosen. By default they can. */
  selectable?: boolean
  /** Columns that begin hidden are shown too. */
  allColumns?: boolean
}

const nothing = () => undefined
const kindOf = ({ kind }: Client) => kind
const keyOf = ({ id }: Client) => id
const shownFirst = shownColumns(clientColumns, plainLayout)

/** A table that keeps what a screen would keep. */
export function ClientTable({
  rows,
  grouped = false,
  selectable = true,
  allColumns = false,
  ...states
}: ClientTableProps) {
  const { loading = false, hasMore = false, onEndReached = nothing, refreshing = false, error } = states
  const [sort, onSort] = useState<string | undefined>('name')
  const [widths, setWidths] = useState<ColumnWidths>({})
  const [chosen, setChosen] = useState<RowSelection>(noRows)
  const [choosing, setChoosing] = useState(false)
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const ordered = useMemo(() => {
    const left = sorted(rows, sort).filter(({ id }) => !deleted.includes(id))
    return grouped ? left.toSorted((one, other) => one.kind.localeCompare(other.kind)) : left
  }, [rows, sort, deleted, grouped])
  const actionsOf = (client: Client): RowAction[] => [
    { label: 'Edit', icon: 'edit', to: `${clientPath(client)}/edit` },
    { label: 'Delete', icon: 'delete', run: () => setDeleted([...deleted, client.id]) },
  ]
  return (
    <div style={{ height: '560px', display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Clients"
        columns={allColumns ? clientColumns : shownFirst}
        rows={ordered}
        rowKey={keyOf}
        rowTo={clientPath}
        headingOf={grouped ? kindOf : undefined}
        rowActions={actionsOf}
        phoneRow={clientTitle}
        total={loading ? undefined : ordered.length}
        loading={loading}
        refreshing={refreshing}
        loadingText="Loading clients..."
        hasMore={hasMore}
        onEndReached={onEndReached}
        empty={<EmptyState kind="nothing" title="No clients found" />}
        error={error}
        sorting={{ sort, fallback: 'name', onSort }}
        widths={{ widths, onChange: setWidths }}
        {...(selectable && {
          selection: { rows: chosen, onChange: setChosen, choosing, onChoosing: setChoosing },
        })}
      />
    </div>
  )
}
