import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useState } from 'react'
import { type SelectionAction, SelectionBar } from '../table/SelectionBar'
import { allRows, countSelected, noRows, type RowSelection } from '../table/selection'
import { ActionSheet } from './ActionSheet'
import type { ListModel } from './list-model'
import { countNumber } from './list-words'

interface ListSelectionProps<Row extends object> {
  list: ListModel<Row>
  /** What else can be done with the chosen rows. */
  bulkActions: ((chosen: RowSelection) => readonly SelectionAction[]) | undefined
  onExport: ((chosen: RowSelection) => void) | undefined
}

/** The floating bar of the rows that are chosen; nothing while there are none. */
export function ListSelection<Row extends object>({ list, bulkActions, onExport }: ListSelectionProps<Row>) {
  const [sheetOpen, setSheetOpen] = useState(false)
  const { rows, choosing, onChange, onChoosing } = list.selection
  const count = countSelected(rows, list.total)
  if (count === 0 && !choosing) return null

  const download = onExport && { label: 'Export', icon: <ArrowDownload20Regular />, run: () => onExport(rows) }
  const actions = count === 0 ? [] : [...(download ? [download] : []), ...(bulkActions?.(rows) ?? [])]
  const allLoaded = rows.kind === 'some' && count >= list.rows.length && list.hasMore
  return (
    <>
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
        onOpenSheet={() => setSheetOpen(true)}
      />
      {sheetOpen && <ActionSheet label="Selected rows" groups={[{ actions }]} onClose={() => setSheetOpen(false)} />}
    </>
  )
}
