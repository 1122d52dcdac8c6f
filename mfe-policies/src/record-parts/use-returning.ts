import type { QueryState } from '@coverdesk/plugin-sdk'
import { useEffect, useRef } from 'react'

const askAgainEvery = 4_000

const isAway = (query: QueryState<unknown>) =>
  query.status !== 'loading' && query.failure?.code === 'SUBGRAPH_UNAVAILABLE'

/**
 * What is in another area's page comes back by itself: as long as the service of policies is away it is asked again every
 * few seconds, and meanwhile what is said about that stays.
 */
export function useReturning<Data>(query: QueryState<Data>): QueryState<Data> {
  const answered = useRef(query)
  if (query.status !== 'loading') answered.current = query
  const away = isAway(answered.current)
  const retry = query.status === 'loading' ? undefined : query.retry
  useEffect(() => {
    if (!away || !retry) return
    const timer = setTimeout(retry, askAgainEvery)
    return () => clearTimeout(timer)
  }, [away, retry])
  return away ? answered.current : query
}
