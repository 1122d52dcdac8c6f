import type { DataTableColumn } from '@coverdesk/design-system'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import type { Page } from '../graphql/paged-query'

/** A filter: of a few fixed values, of values that the server names, or a day. */
export interface FilterDefinition<Value extends string> {
  /** "Type" */
  label: string
  /** The values, where they are fixed. Without them the screen gives `useList` what the server has sent. */
  options?: readonly { value: Value; label: string }[]
  /** `day`: a day of the calendar, `2026-12-01`. By default one of the options. */
  kind?: 'day'
  /**
   * The value that the list begins with: "Open" of open and closed requests. The address names it only when it is another
   * one (`?state=CLOSED`, `?state=all` for any). By default any. The list's `firstQueries` need it among their variables.
   */
  initial?: NoInfer<Value>
  /** What it is called when no value is chosen: "No" of archived records, which a list leaves out. By default any. */
  none?: string
}

/** Options of filters that have no fixed ones, by filter. */
export type FilterChoices<Filters> = {
  readonly [Name in keyof Filters]?: readonly { value: string; label: string }[] | undefined
}

/** The server's names for the orders of a list, from its document's `sort`. */
export type SortOf<Variables> = Variables extends { sort?: infer Sort } ? NonNullable<Sort> & string : string

/** A view that comes with a list, for everyone: no one can rename, change or delete it. */
export interface ReadyMadeView<Variables, Filters> {
  /** Unique in the list: "expiring-30" */
  id: string
  /** "Expiring in 30 days" */
  name: string
  filters: Partial<Filters>
  /** By default the list's own order. */
  sort?: SortOf<Variables>
  /** What its rows are grouped by: a key of the list's `groups`. By default nothing. */
  group?: string
}

/**
 * Rows under headings: "Overdue", "Today", "Maya Reyes". The server pages, so a group is what follows one another in the
 * server's order: a list that is grouped is sorted by what it is grouped by.
 */
export interface GroupDefinition<Row, Sort extends string, Filters> {
  /** "Assignee" */
  label: string
  /** The server's orders that keep rows of one group together; the first is taken until another is chosen. */
  sorts: readonly [Sort, ...Sort[]]
  /** The heading that a row is under. Rows with the same one that follow one another are a group. */
  headingOf(row: Row, filters: Partial<Filters>): string
}

/** What a list shows, read from its address. */
export interface ListState<Variables, Filters> {
  /** What the filter box holds. */
  search: string
  /** A filter without a value has no key. */
  filters: Partial<Filters>
  /** Undefined for the list's own order, which the server uses unless another is named. */
  sort: SortOf<Variables> | undefined
  /** Whether the person has a column in sight, so that nothing is asked for a column that no one sees. */
  shows(column: string): boolean
}

/** A list of records: what it asks for, what is in its columns, and what narrows it. */
export interface ListDefinition<Data, Variables extends AnyVariables, Row, Filters> {
  /** Unique in the product and never changed: columns and views are kept under it. "accounts" */
  id: string
  /** Takes `first` and `after`, and what `variables` makes. */
  document: TypedDocumentNode<Data, Variables>
  pageOf(data: Data): Page<Row> | null | undefined
  /** Its own order, as long as no one chose another. By default it can't be sorted. */
  order?: SortOf<Variables>
  /**
   * What a Sort menu offers beside the headings (specification 3 §2), each an order of one of the columns. By default there
   * is no such menu.
   *
   * @example sorts: [{ value: 'CLIENT_ASC', label: 'Client' }, { value: 'DATE_DESC', label: 'Date' }]
   */
  sorts?: readonly { value: SortOf<Variables>; label: string }[]
  /** Whether the server can search it. By default it can. */
  searchable?: boolean
  columns: readonly DataTableColumn<Row>[]
  /**
   * The subgraph that writes the whole list as a CSV file, under the list's id (kit: `listExports`), with the same headings as
   * the columns' `csv`. By default exports read the rows page by page, up to 10,000.
   */
  exportedBy?: string
  filters: { readonly [Name in keyof Filters]: FilterDefinition<Filters[Name] & string> }
  /**
   * What its rows can be grouped by, by the name in the address (`?group=assignee`). Views keep it. By default nothing.
   *
   * @example groups: { due: { label: 'Due date', sorts: ['DUE_AT_ASC', 'DUE_AT_DESC'], headingOf: ({ dueAt }) => dueBucket(dueAt) } }
   */
  groups?: Readonly<Record<string, GroupDefinition<Row, SortOf<Variables>, NoInfer<Filters>>>>
  /** Views that the list comes with, above those of the agency. Their address is that of their filters and order. By default none. */
  views?: readonly ReadyMadeView<Variables, NoInfer<Filters>>[]
  /** Empty (but for initial filters) for what the list begins with: `firstQueries` of `plugin.ts` asks for that before any code is there. */
  variables(state: ListState<Variables, Filters>): Omit<Variables, 'first' | 'after'>
}

/**
 * Declares a list, once, for its loader and its screen.
 *
 * @example
 * export const accountList = defineList({
 *   id: 'accounts', document: AccountsDocument, pageOf: data => data.accounts, order: 'NAME_ASC', columns: accountColumns,
 *   filters: { type: { label: 'Type', options: accountTypes } },
 *   variables: ({ search, sort }) => ({ ...(search && { search }), ...(sort && { sort }) }),
 * })
 */
export const defineList = <Data, Variables extends AnyVariables, Row, Filters>(
  definition: ListDefinition<Data, Variables, Row, Filters>,
): ListDefinition<Data, Variables, Row, Filters> => definition
