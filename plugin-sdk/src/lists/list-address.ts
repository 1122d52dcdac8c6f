import type { AnyVariables } from 'urql'
import type { FilterDefinition, ListDefinition, ReadyMadeView, SortOf } from './list-definition'

/** What the address of a list says: `?filter=bay&type=BUSINESS&sort=CREATED_AT_DESC&group=type&columns=name.phone&view=67a…`. */
export interface ListAddress<Variables, Filters> {
  search: string
  filters: Partial<Filters>
  sort: SortOf<Variables> | undefined
  /** What its rows are grouped by, a key of the list's `groups`; undefined: nothing. */
  group?: string | undefined
  /** Ids of the columns to show, in their order; undefined: those that the person has chosen. */
  columns: readonly string[] | undefined
  /** Id of the saved view that was chosen; there may be no such view any more. */
  view: string | undefined
}

/** Names in the address that no filter may have. */
const names = { search: 'filter', sort: 'sort', group: 'group', columns: 'columns', view: 'view' } as const

/** In the address, any value of a filter that has an initial one. */
const anyValue = 'all'

/** The part of a list's definition that says what an address without parameters means. */
export interface ListStart {
  order?: string | undefined
  filters: Readonly<Record<string, { initial?: string }>>
  groups?: Readonly<Record<string, { sorts: readonly string[] }>> | undefined
}

/** The order of a list as long as no one chose another: that of its group, else its own. */
export const startingSort = ({ order, groups }: ListStart, group: string | undefined): string | undefined =>
  (group && groups?.[group]?.sorts[0]) || order

/** Needs no escape in an address, and is in no column's id. */
const betweenColumns = '.'

/** Reads an address. What it does not know it leaves out: people edit addresses, and old ones live in bookmarks. */
export function readAddress<Data, Variables extends AnyVariables, Row, Filters>(
  { filters, columns, order, groups = {}, searchable = true }: ListDefinition<Data, Variables, Row, Filters>,
  parameters: URLSearchParams,
): ListAddress<Variables, Filters> {
  const set = Object.keys(filters).flatMap(name => {
    const filter: FilterDefinition<string> = filters[name as keyof Filters]
    const value = parameters.get(name)
    if (value && mayBe(value, filter)) return [[name, value]]
    return filter.initial !== undefined && value !== anyValue ? [[name, filter.initial]] : []
  })
  const named = parameters.get(names.group)
  const group = named && Object.hasOwn(groups, named) ? named : undefined
  // Another order would tear the groups apart.
  const sorts: readonly string[] = group
    ? (groups[group]?.sorts ?? [])
    : columns.flatMap(({ sort }) => (sort ? [sort.ascending, sort.descending] : []))
  const sort =
    sorts.find(known => known === parameters.get(names.sort)) ?? startingSort({ order, filters: {}, groups }, group)
  return {
    search: (searchable && parameters.get(names.search)) || '',
    filters: Object.fromEntries(set) as Partial<Filters>,
    sort: sort as SortOf<Variables> | undefined,
    group,
    columns: parameters.get(names.columns)?.split(betweenColumns),
    view: parameters.get(names.view) ?? undefined,
  }
}

/** What is no value of a filter at all. Whether there is such a record the server knows. */
const mayBe = (value: string, { options, kind }: FilterDefinition<string>) => {
  if (kind === 'day') return isDay(value)
  return options ? options.some(option => option.value === value) : /^[\w:.-]{1,100}$/.test(value)
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** An address with one thing changed; what is as the list begins is not written. */
export function withParameter(parameters: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** An address with another value of a filter; undefined for any. */
export const withFilter = (
  parameters: URLSearchParams,
  name: string,
  { value, initial }: { value: string | undefined; initial: string | undefined },
): URLSearchParams => withParameter(parameters, name, writtenFilter(value, initial))

/** How the address writes a filter's value; undefined when it doesn't. */
const writtenFilter = (value: string | undefined, initial: string | undefined) => {
  if (value === initial) return undefined
  return value ?? anyValue
}

export const withSearch = (parameters: URLSearchParams, text: string) => withParameter(parameters, names.search, text)

export const withSort = (parameters: URLSearchParams, sort: string | undefined) =>
  withParameter(parameters, names.sort, sort)

/** An address grouped by something else, in that group's order; undefined for nothing. */
export const withGroup = (parameters: URLSearchParams, group: string | undefined) =>
  withParameter(withSort(parameters, undefined), names.group, group)

/** An address in another order. Where that would tear the groups apart, they go. */
export function withListSort(
  parameters: URLSearchParams,
  sort: string | undefined,
  start: ListStart,
  group: string | undefined,
): URLSearchParams {
  const keepsGroup = group !== undefined && (sort === undefined || start.groups?.[group]?.sorts.includes(sort))
  const kept = keepsGroup ? group : undefined
  return withSort(withGroup(parameters, kept), sort === startingSort(start, kept) ? undefined : sort)
}

export const withColumns = (parameters: URLSearchParams, columns: readonly string[] | undefined) =>
  withParameter(parameters, names.columns, columns?.join(betweenColumns))

/** The address that shows what a view keeps. */
export const withView = (search: string, view: string | undefined) =>
  withParameter(new URLSearchParams(search), names.view, view)

/** Everything that a view is made of: the address in one order, without the view itself and without what no one knows. */
export function viewSearch<Variables, Filters>(address: ListAddress<Variables, Filters>, start: ListStart): string {
  const { search, sort, group, columns } = address
  const filters = address.filters as Readonly<Record<string, string | undefined>>
  const named = new Set([...Object.keys(filters), ...Object.keys(start.filters)])
  const parts = {
    [names.search]: search,
    ...Object.fromEntries([...named].map(name => [name, writtenFilter(filters[name], start.filters[name]?.initial)])),
    [names.sort]: sort === startingSort(start, group) ? '' : sort,
    [names.group]: group,
    [names.columns]: columns?.join(betweenColumns),
  }
  const written = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]))
  return String(new URLSearchParams(written.sort(([a], [b]) => a.localeCompare(b))))
}

/** The address of a view that comes with a list: what one gets who sets its filters and its order by hand. */
export const readyMadeSearch = <Variables, Filters>(
  { filters, sort, group }: ReadyMadeView<Variables, Filters>,
  start: ListStart,
): string => viewSearch({ search: '', filters, sort, group, columns: undefined, view: undefined }, start)
