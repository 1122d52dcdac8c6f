import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { BookmarkAdd20Regular } from '@fluentui/react-icons/svg/bookmark-add'
import { MultiselectLtr20Regular } from '@fluentui/react-icons/svg/multiselect-ltr'
import type { MenuAction } from '../overlay/overlay-props'
import type { DataTableColumn } from '../table/columns'
import type { SheetGroup } from './ActionSheet'
import type { ListGrouping, ListModel } from './list-model'
import type { ListOverlay } from './list-overlay'

interface ListSheetOptions<Row extends object> {
  list: ListModel<Row>
  /** "All accounts" */
  everything: string
  exportable: boolean
  moreActions: readonly MenuAction[]
  onOpen(overlay: ListOverlay): void
}

/** What a wide screen offers in headings and in the bar over a list, for a phone's sheet. */
export function listSheetGroups<Row extends object>(options: ListSheetOptions<Row>): SheetGroup[] {
  const { list, everything, exportable, moreActions, onOpen } = options
  const { selection, sorting, grouping, views } = list
  const select = { label: 'Select', icon: <MultiselectLtr20Regular />, run: () => selection.onChoosing(true) }
  const download = {
    label: 'Export',
    icon: <ArrowDownload20Regular />,
    run: () => onOpen({ kind: 'export', scope: { kind: 'matching' } }),
  }
  const sorts = list.columns.flatMap(sortChoices).map(({ label, sort }) => ({
    label,
    checked: sort === sorting.sort,
    run: () => sorting.onSort(sort),
  }))
  return [
    { actions: exportable ? [select, download] : [select] },
    ...(moreActions.length > 0
      ? [{ actions: moreActions.map(({ label, icon, onSelect }) => ({ label, icon, run: onSelect })) }]
      : []),
    ...(sorts.length > 0 ? [{ title: 'Sort', actions: sorts }] : []),
    ...(grouping ? [{ title: 'Group', actions: groupChoices(grouping) }] : []),
    ...(views
      ? [
          {
            title: 'Saved views',
            actions: [
              { label: everything, checked: views.current === undefined, run: () => views.choose(undefined) },
              ...[...(views.readyMade ?? []), ...views.views].map(({ id, name }) => ({
                label: name,
                checked: id === views.current,
                run: () => views.choose(id),
              })),
              {
                label: 'Save current as…',
                icon: <BookmarkAdd20Regular />,
                run: () => onOpen({ kind: 'view', question: { kind: 'save' } }),
              },
            ],
          },
        ]
      : []),
  ]
}

const groupChoices = ({ options, current, onGroup }: Pick<ListGrouping<object>, 'options' | 'current' | 'onGroup'>) =>
  [{ value: undefined, label: 'No groups' }, ...options].map(({ value, label }) => ({
    label,
    checked: value === current,
    run: () => onGroup(value),
  }))

const sortChoices = <Row,>({ header, sort }: DataTableColumn<Row>) =>
  sort
    ? [
        { label: `${header}, ascending`, sort: sort.ascending },
        { label: `${header}, descending`, sort: sort.descending },
      ]
    : []
