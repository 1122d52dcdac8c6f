import { type Exchange, subscriptionExchange } from 'urql'
import { followSubscription } from './follow-subscription'
import type { OpenSubscription } from './open-subscription'
import { markWatched } from './watched-records'

/** Sends subscriptions to the server, and keeps them open. What they tell of a record goes into the cache. */
export const watchExchange = (open: OpenSubscription): Exchange =>
  subscriptionExchange({
    forwardSubscription: ({ query = '', variables, operationName = '' }, operation) => ({
      subscribe(observer) {
        const ending = new AbortController()
        let leave: (() => void) | undefined
        const onLost = () => {
          leave?.()
          leave = undefined
        }
        void followSubscription({
          open,
          url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
          name: operationName,
          documentId: (operation.query as { documentId?: string }).documentId ?? '',
          query,
          variables: variables as Record<string, unknown>,
          signal: ending.signal,
          onLost,
          onData(data) {
            const record = recordOf(data)
            if (record) leave ??= markWatched(record.__typename, record.id)
            observer.next({ data })
          },
        })
        return {
          unsubscribe() {
            ending.abort()
            onLost()
          },
        }
      },
    }),
  })

/** The record that the data brings. */
function recordOf(data: Record<string, unknown>): { __typename: string; id: string } | undefined {
  const [change] = Object.values(data) as ({ record?: { __typename?: string; id?: string } | null } | null)[]
  const { __typename, id } = change?.record ?? {}
  return __typename && id ? { __typename, id } : undefined
}

/** The code of sockets is a file of its own, which no first page waits for. */
export const openOnDemand: OpenSubscription = async asked =>
  (await import('./subscription-socket')).openSubscription(asked)
