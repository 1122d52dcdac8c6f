import type { LoaderFunctionArgs } from 'react-router'
import type { AnyVariables } from 'urql'
import { startQuery } from '../graphql/start-query'
import { layoutOf, readColumnLayout } from './column-layout'
import { readAddress } from './list-address'
import type { ListDefinition } from './list-definition'
import { listVariables } from './list-variables'

/**
 * The loader of a list's route: begins to read the first page of what the address says.
 *
 * @example { path: '/app/accounts', element: <AccountList />, loader: listLoader(accountList) }
 */
export const listLoader =
  <Data, Variables extends AnyVariables, Row, Filters>(definition: ListDefinition<Data, Variables, Row, Filters>) =>
  ({ request }: LoaderFunctionArgs) => {
    const address = readAddress(definition, new URL(request.url).searchParams)
    const layout = layoutOf(definition.columns, address.columns, readColumnLayout(definition.id))
    const variables = listVariables(definition, address, layout)
    return startQuery(definition.document, { ...variables, after: null } as unknown as Variables)
  }
