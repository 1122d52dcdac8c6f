import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { graphqlClient } from './client'
import { refuseForbidden } from './forbidden'
import { type Page, PagedQuery, type PagedRows } from './paged-query'

export interface PagedQueryState<Row> extends PagedRows<Row> {
  /** True while the rows are still those of the former variables, e.g. of the former filter. */
  refreshing: boolean
  loadMore(): void
  retry(): void
}

/**
 * Reads a list page by page, as one list that follows every change of the cache. What failed for want of a connection
 * is asked again when there is one.
 *
 * @param variables those of the document without `after`
 * @param pageOf where the page is in the answer
 * @example
 * const accounts = usePagedQuery(AccountsDocument, { search }, data => data.accounts)
 * <DataTable rows={accounts.rows} onEndReached={accounts.loadMore} … />
 */
export function usePagedQuery<Data, Variables extends AnyVariables, Row>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'after'>,
  pageOf: (data: Data) => Page<Row> | null | undefined,
): PagedQueryState<Row> {
  const latestPageOf = useRef(pageOf)
  latestPageOf.current = pageOf
  const key = JSON.stringify(variables)
  const query = useMemo(
    () =>
      new PagedQuery(graphqlClient(), document, JSON.parse(key) as Variables, (data: Data) =>
        latestPageOf.current(data),
      ),
    [document, key],
  )
  const rows = useSyncExternalStore(query.subscribe, query.snapshot)
  refuseForbidden(rows.failure, rows.rows)
  const shown = useRef(rows)
  // Until the first page of new variables is there the former rows stay: typing in a filter must not flash.
  const refreshing = rows.loading && !shown.current.loading
  if (!rows.loading) shown.current = rows
  return { ...(refreshing ? shown.current : rows), refreshing, loadMore: query.loadMore, retry: query.retry }
}
