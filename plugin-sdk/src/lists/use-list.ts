import type { ListModel } from '@coverdesk/design-system'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyVariables } from 'urql'
import { useContributedColumns, useLackingColumns } from '../columns/use-contributed-columns'
import { usePagedQuery } from '../graphql/use-paged-query'
import { toast } from '../notifications/toasts'
import {
  readAddress,
  readyMadeSearch,
  startingSort,
  viewSearch,
  withColumns,
  withFilter,
  withGroup,
  withListSort,
  withSearch,
  withSort,
  withView,
} from './list-address'
import type { FilterChoices, ListDefinition } from './list-definition'
import { listVariables } from './list-variables'
import { readAll } from './read-all'
import { rememberShownRows } from './shown-rows'
import { useAddressChange } from './use-address-change'
import { useGrouping } from './use-grouping'
import { useListScroll } from './use-list-scroll'
import { useListSelection } from './use-list-selection'
import { useSavedViews } from './use-saved-views'
import { useShownColumns } from './use-shown-columns'
import { writeList } from './write-list'

/**
 * A list as its screen draws it: what it shows is in the address, its columns too where a view names them; else they are
 * kept for the person.
 *
 * @param choices options of the filters that have no fixed ones, as far as they are known
 * @example <ListScreen list={useList(accountList)} title="Accounts" … />
 */
export function useList<Data, Variables extends AnyVariables, Row extends { id: string }, Filters>(
  definition: ListDefinition<Data, Variables, Row, Filters>,
  choices: FilterChoices<Filters> = {},
): ListModel<Row> {
  const { id, document, pageOf, columns, order, searchable = true } = definition
  const [parameters, setParameters] = useSearchParams()
  const address = useMemo(() => readAddress(definition, parameters), [definition, parameters])
  const contributed = useContributedColumns(id)
  const allColumns = useMemo(() => [...columns, ...contributed], [columns, contributed])
  const change = useAddressChange()
  const { layout, shown, onLayout } = useShownColumns(allColumns, {
    list: id,
    addressed: address.columns,
    inView: address.view !== undefined,
    name: ids => change(now => withColumns(now, ids)),
  })
  const variables = listVariables(definition, address, layout)
  const query = usePagedQuery<Data, Variables, Row>(document, variables as Omit<Variables, 'after'>, pageOf)
  const whole = !query.loading && !query.refreshing && !query.hasMore && !query.failure
  /** What narrows it; its order, its groups and its columns do not. */
  const narrowed = viewSearch({ ...address, sort: order, group: undefined, columns: undefined }, definition)
  const ownSort = startingSort(definition, address.group)
  const selection = useListSelection({
    shows: narrowed,
    every: whole ? query.rows : undefined,
  })

  // While newer rows are on their way those of the former filter are drawn.
  const drawn = useRef('')
  const asked = JSON.stringify(variables)
  if (!query.refreshing) drawn.current = asked
  const scroll = useListScroll(drawn.current)

  const { rows, loading } = query
  useEffect(() => {
    if (!loading)
      rememberShownRows(
        id,
        rows.map(row => row.id),
      )
  }, [id, rows, loading])

  const views = useSavedViews({
    list: id,
    view: address.view,
    search: viewSearch(address, definition),
    whole: viewSearch({ ...address, columns: shown }, definition),
    ready: !query.loading,
    readyMade: (definition.views ?? []).map(view => ({ ...view, search: readyMadeSearch(view, definition) })),
    show: (search, view) => setParameters(withView(search, view)),
  })
  const filters = Object.entries<ListDefinition<Data, Variables, Row, Filters>['filters'][keyof Filters]>(
    definition.filters,
  )
  return {
    id,
    ...query,
    search: searchable ? address.search : undefined,
    onSearch: text => change(now => withSearch(now, text)),
    filters: filters.map(([name, { label, options, kind, initial, none }]) => ({
      name,
      label,
      kind: kind ?? ('choice' as const),
      none,
      options: options ?? choices[name as keyof Filters] ?? [],
      value: address.filters[name as keyof Filters] as string | undefined,
      onChange: value => change(now => withFilter(now, name, { value, initial })),
    })),
    filtered: narrowed !== '',
    clearFilters() {
      const grouped = withGroup(new URLSearchParams(), address.group)
      const sorted = withSort(grouped, address.sort === ownSort ? undefined : address.sort)
      change(() => withColumns(sorted, address.columns))
    },
    sorting: {
      sort: address.sort,
      fallback: ownSort,
      options: definition.sorts,
      onSort: sort => change(now => withListSort(now, sort, definition, address.group)),
    },
    grouping: useGrouping(definition, address, group => change(now => withGroup(now, group))),
    views,
    columns: allColumns,
    lackingColumns: useLackingColumns(id),
    layout,
    onLayout,
    layoutOf: address.columns || address.view ? 'address' : 'person',
    selection,
    scroll,
    write: definition.exportedBy === undefined ? undefined : options => writeList(definition, address, options),
    readAll: options => readAll(definition, variables, options),
    announce: toast,
  }
}
