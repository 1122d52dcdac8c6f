import { useEffect, useRef } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { graphqlClient } from '../graphql/client'

/**
 * Follows a record by a subscription for as long as the component is there (`watchCaraWorkspace`, specification 3 §4): it comes back
 * by itself after an interruption, with what happened meanwhile. What it tells goes into the cache too, so `useQuery` follows.
 *
 * @param document has one root field, whose `number` and `record { id … }` it asks for, and a variable `$after: Int`
 * @param onData told of each event; two of them may tell the same
 * @example useWatch(WatchCaraWorkspaceDocument, { id }, ({ watchCaraWorkspace }) => take(watchCaraWorkspace?.record))
 */
export function useWatch<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): void {
  const latest = useRef(onData)
  latest.current = onData
  const key = JSON.stringify(variables)
  useEffect(() => {
    const { unsubscribe } = graphqlClient()
      .subscription(document, JSON.parse(key))
      .subscribe(({ data }) => {
        if (data) latest.current(data)
      })
    return unsubscribe
  }, [document, key])
}
