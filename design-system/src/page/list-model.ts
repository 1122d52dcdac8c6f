import type { ColumnLayout } from '../table/column-layout'
import type { DataTableColumn } from '../table/columns'
import type { ScrollMemory } from '../table/use-scroll-memory'
import type { TableSelection } from '../table/use-table-selection'
import type { SavedViews } from './saved-views'

/** A filter, as a list screen draws it. */
export interface ListFilter {
  name: string
  /** One of the options, or a day of the calendar. By default one of the options. */
  kind?: 'choice' | 'day'
  /** "Type" */
  label: string
  /** `undefined` is any. */
  value: string | undefined
  /** What no value is called: "No". By default any. */
  none?: string | undefined
  options: readonly { value: string; label: string }[]
  onChange(value: string | undefined): void
}

/** How reading every row continues. */
export interface ReadAllOptions {
  signal: AbortSignal
  /** After each page: rows read, and how many there will be. */
  onProgress(read: number, total: number): void
}

/** A list that its server writes as a CSV file. */
export interface WrittenList {
  /** How many rows it has when it begins. */
  total: number
  bytes: ReadableStream<Uint8Array>
}

/** How a server is asked to write a list. */
export interface WriteListOptions {
  /** Ids of the columns, in their order. */
  columns: readonly string[]
  /** Whether each row begins with its id. */
  ids: boolean
  signal: AbortSignal
}

/** The order of the rows, by the server's names for orders. */
export interface ListSorting {
  sort: string | undefined
  /** The order as long as no one chose another. */
  fallback: string | undefined
  /** What a Sort menu offers beside the headings: "Client". By default there is no such menu. */
  options?: readonly { value: string; label: string }[] | undefined
  onSort(sort: string | undefined): void
}

/** Rows under headings. */
export interface ListGrouping<Row extends object> {
  /** What they can be grouped by: "Assignee". */
  options: readonly { value: string; label: string }[]
  /** The value in use; undefined: nothing. */
  current: string | undefined
  onGroup(value: string | undefined): void
  /** The heading that a row is under, while they are grouped. Keep its identity. */
  headingOf: ((row: Row) => string) | undefined
}

/** Everything that a `ListScreen` draws and changes. The SDK's `useList` makes it of a list's definition. */
export interface ListModel<Row extends object> {
  /** Names the list in the address of its columns, views and exports: "accounts". */
  id: string
  rows: readonly Row[]
  total: number
  loading: boolean
  refreshing: boolean
  hasMore: boolean
  loadMore(): void
  failure: { message: string; requestId: string | undefined } | undefined
  retry(): void

  /** What the filter box holds; undefined when the list can't be searched. */
  search: string | undefined
  onSearch(text: string): void
  filters: readonly ListFilter[]
  /** Whether anything narrows the list. */
  filtered: boolean
  clearFilters(): void
  sorting: ListSorting
  /** Undefined for a list that can't be grouped. */
  grouping?: ListGrouping<Row> | undefined
  views: SavedViews | undefined

  /** All that the list has, contributed ones included. */
  columns: readonly DataTableColumn<Row>[]
  /** Contributed columns whose code could not be had so far: one line above the table names them. By default none. */
  lackingColumns?: { headers: readonly string[]; retry(): void } | undefined
  layout: ColumnLayout
  onLayout(layout: ColumnLayout): void
  /** Whose they are: the person's, in this browser, or part of what is shown, as of a saved view. */
  layoutOf: 'person' | 'address'
  selection: TableSelection
  scroll: ScrollMemory | undefined
  /** Reads every row that the filter matches, up to 10,000. @throws an Error with a sentence for people */
  readAll(options: ReadAllOptions): Promise<readonly Row[]>
  /**
   * Has the server write every row that the filter matches, however many. Only where the server can; then an export does not
   * read the rows. Other areas' columns are asked by the ids. @throws an Error with a sentence for people
   */
  write?: ((options: WriteListOptions) => Promise<WrittenList>) | undefined
  /** Says briefly that something was done, or why not. */
  announce(text: string, options?: { tone: 'error'; action: { label: string; run(): void } }): void
}
