import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { type SelectionAction, SelectionBar } from '../table/SelectionBar'
import { allRows, countSelected, noRows, type RowSelection } from '../table/selection'
import { countNumber } from './list-labels'
import type { ListModel } from './list-model'
import type { ListOverlay } from './list-overlay'

interface ListSelectionProps<Row extends object> {
  list: ListModel<Row>
  /** What else can be done with the chosen rows. */
  bulkActions: ((chosen: RowSelection) => readonly SelectionAction[]) | undefined
  exportable: boolean
  onOpen(overlay: ListOverlay): void
}

/** The floating bar of the rows that are chosen; nothing while there are none. */
export function ListSelection<Row extends object>({ list, bulkActions, exportable, onOpen }: ListSelectionProps<Row>) {
  const { rows, choosing, onChange, onChoosing } = list.selection
  const count = countSelected(rows, list.total)
  if (count === 0 && !choosing) return null

  const download = {
    label: 'Export',
    icon: <ArrowDownload20Regular />,
    run: () => onOpen({ kind: 'export', scope: { kind: 'chosen', rows } }),
  }
  const actions = count === 0 ? [] : [...(exportable ? [download] : []), ...(bulkActions?.(rows) ?? [])]
  const allLoaded = rows.kind === 'some' && count >= list.rows.length && list.hasMore
  return (
    <SelectionBar
      count={rows.kind === 'all' ? countNumber(count) : count.toLocaleString('en-US')}
      actions={actions}
      selectAll={
        allLoaded ? { label: `Select all ${countNumber(list.total)}`, run: () => onChange(allRows) } : undefined
      }
      onClear={() => {
        onChange(noRows)
        onChoosing(false)
      }}
      onOpenSheet={() => onOpen({ kind: 'actions', actions })}
    />
  )
}
