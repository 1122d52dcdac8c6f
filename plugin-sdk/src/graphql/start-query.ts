import type { AnyVariables, TypedDocumentNode } from 'urql'
import { graphqlClient } from './client'
import { hasFirstAnswer } from './first-answer'

/** Reading what has already come takes a part of this, in milliseconds; a page is never held back longer. */
const timeToRead = 100

/**
 * For loaders: begins a query and does not wait for the network. What is in the cache shows at once and is refreshed. Only
 * what came with the page is read first, so that it is drawn at once, without a skeleton.
 *
 * @returns what a loader returns; the screen reads the answer with `useQuery`
 * @example loader: ({ params }) => startQuery(AccountDocument, { id: params.id })
 */
export function startQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): null | Promise<null> {
  const { documentId = '' } = document as { documentId?: string }
  const isHere = hasFirstAnswer(documentId, variables)
  const answered = graphqlClient().query(document, variables, { requestPolicy: 'cache-and-network' }).toPromise()
  if (!isHere) return null
  const timeout = new Promise(resolve => setTimeout(resolve, timeToRead))
  return Promise.race([answered, timeout]).then(() => null)
}
