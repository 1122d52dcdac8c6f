import type { AnyVariables, TypedDocumentNode } from 'urql'
import { graphqlClient } from './client'
import { toFailure } from './failure'

/**
 * For code outside of a screen, such as the palette's search: asks the server once. A screen reads with `useQuery`.
 *
 * @param signal ends it early; it then rejects
 * @throws an Error with the server's message
 * @example const { accounts } = await askOnce(FindAccountsDocument, { search }, signal)
 */
export async function askOnce<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const answer = graphqlClient().query(document, variables, { requestPolicy: 'network-only' })
  const { data, error } = await orAborted(answer.toPromise(), signal)
  if (data === undefined) throw new Error(error ? toFailure(error).message : 'There was no answer.')
  return data
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
