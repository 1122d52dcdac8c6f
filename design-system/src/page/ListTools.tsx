import type { MenuAction } from '../overlay/overlay-props'
import type { SelectionAction } from '../table/SelectionBar'
import type { RowSelection } from '../table/selection'
import { ActionSheet } from './ActionSheet'
import { ColumnPanel } from './ColumnPanel'
import { ExportRun } from './ExportRun'
import { ListSelection } from './ListSelection'
import type { ListWords } from './list-labels'
import type { ListModel } from './list-model'
import type { ListOverlay } from './list-overlay'
import { listSheetGroups } from './sheet-groups'
import { ViewDialogs } from './ViewDialogs'
import { ViewsMenu } from './ViewsMenu'

export interface ListToolsProps<Row extends { id: string }> {
  list: ListModel<Row>
  title: string
  words: ListWords
  overlay: ListOverlay | undefined
  bulkActions: ((chosen: RowSelection) => readonly SelectionAction[]) | undefined
  /** What else belongs to the list: a phone's sheet has it. */
  moreActions: readonly MenuAction[]
  /** Whether there is anything to export. */
  exportable: boolean
  onOpen(overlay: ListOverlay): void
  onClose(): void
}

/** What a list shows once someone does something: the bar of chosen rows, and what is open over the list. */
export function ListTools<Row extends { id: string }>(props: ListToolsProps<Row>) {
  const { list, overlay, bulkActions, exportable, onOpen } = props
  return (
    <>
      <ListSelection list={list} bulkActions={bulkActions} exportable={exportable} onOpen={onOpen} />
      {overlay && <Overlay {...props} overlay={overlay} />}
    </>
  )
}

function Overlay<Row extends { id: string }>(props: ListToolsProps<Row> & { overlay: ListOverlay }) {
  const { list, title, words, overlay, moreActions, exportable, onOpen, onClose } = props
  const { one, many = `${one}s` } = words
  switch (overlay.kind) {
    case 'columns':
      return <ColumnPanel opener={overlay.opener} {...list} onClose={onClose} />
    case 'views':
      return (
        list.views && (
          <ViewsMenu
            views={list.views}
            everything={`All ${many}`}
            opener={overlay.opener}
            onAsk={question => onOpen({ kind: 'view', question })}
            onClose={onClose}
          />
        )
      )
    case 'view':
      return list.views && <ViewDialogs views={list.views} question={overlay.question} onClose={onClose} />
    case 'export':
      return <ExportRun list={list} words={words} scope={overlay.scope} onClose={onClose} />
    case 'actions':
      return <ActionSheet label="Selected rows" groups={[{ actions: overlay.actions }]} onClose={onClose} />
    case 'sheet': {
      const groups = listSheetGroups({ list, everything: `All ${many}`, exportable, moreActions, onOpen })
      return <ActionSheet label={title} groups={groups} onClose={onClose} />
    }
  }
}
