import type { ColumnLayout } from '@coverdesk/design-system'
import type { AnyVariables } from 'urql'
import type { ListAddress } from './list-address'
import type { ListDefinition } from './list-definition'

/** What a list asks the server for, but the page. */
export function listVariables<Data, Variables extends AnyVariables, Row, Filters>(
  { columns, order, variables }: ListDefinition<Data, Variables, Row, Filters>,
  { search, filters, sort }: ListAddress<Variables, Filters>,
  layout: ColumnLayout,
): Omit<Variables, 'first' | 'after'> {
  const shows = (id: string) => layout.shown[id] ?? !columns.find(column => column.id === id)?.hidden
  return variables({ search, filters, sort: sort === order ? undefined : sort, shows })
}
