import type { AnyVariables, TypedDocumentNode } from 'urql'
import { graphqlClient } from './client'

/**
 * For loaders: begins a query and does not wait. What is in the cache shows at once and is refreshed.
 *
 * @returns null, so that a loader can return it; the screen reads the answer with `useQuery`
 * @example loader: ({ params }) => startQuery(AccountDocument, { id: params.id })
 */
export function startQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): null {
  void graphqlClient().query(document, variables, { requestPolicy: 'cache-and-network' }).toPromise()
  return null
}
