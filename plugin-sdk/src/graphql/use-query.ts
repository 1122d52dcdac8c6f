import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useQuery as useUrqlQuery } from 'urql'
import { AutoRetry } from './auto-retry'
import { type Failure, toFailure } from './failure'
import { refuseForbidden } from './forbidden'

/** Nothing to show yet. */
interface LoadingQuery {
  status: 'loading'
}

interface FailedQuery {
  status: 'failed'
  failure: Failure
  /** Asks again. */
  retry(): void
}

interface LoadedQuery<Data> {
  status: 'loaded'
  data: Data
  /** True while a newer answer is on its way. */
  refreshing: boolean
  /** A part is missing, e.g. because one service is down: its fields are null. */
  failure: Failure | undefined
  retry(): void
}

/**
 * An answer as a screen draws it, by its `status`: `loading` (a skeleton), `failed` (`ErrorState` with `retry`), or `loaded`. What
 * is loaded can lack a part: then there is a `failure`, too.
 */
export type QueryState<Data> = LoadingQuery | FailedQuery | LoadedQuery<Data>

/**
 * Reads from the cache what the route's loader asked for with `startQuery`, and asks itself for what no one
 * asked for yet. The answer follows every later change of the cache. What failed because
 * the server could not be reached is asked again until it can; the failure stays on the screen meanwhile.
 *
 * @param options `pause`: asks nothing as long as it is true
 * @throws when all of it is forbidden to this person: the shell then says so in place of the page
 * @example
 * const account = useQuery(AccountDocument, { id })
 * if (account.status === 'loaded') return <h1>{account.data.account?.details.name}</h1>
 */
export function useQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pause = false }: { pause?: boolean } = {},
): QueryState<Data> {
  const [{ data, error, fetching, stale }, execute] = useUrqlQuery({ query: document, variables, pause })
  const retry = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  const retried = useAutoRetry(JSON.stringify(variables), error, fetching, retry)
  const failed = retried ?? error
  const failure = failed && toFailure(failed)
  // While other variables are being fetched urql still holds the former answer; it is not the one asked for.
  if ((fetching && !retried) || pause) return { status: 'loading' }
  refuseForbidden(failure, data)
  if (failure && !data) return { status: 'failed', failure, retry }
  if (!data) return { status: 'loading' }
  return { status: 'loaded', data, refreshing: stale, failure, retry }
}

/** Asks again after an outage. Returns the failure that stays on the screen while such a try is on its way. */
function useAutoRetry(asked: string, error: CombinedError | undefined, fetching: boolean, retry: () => void) {
  const tried = useRef<string>(undefined)
  const [autoRetry] = useState(() => new AutoRetry(() => latest.current()))
  const latest = useRef(retry)
  latest.current = () => {
    tried.current = asked
    retry()
  }
  const lastError = useRef<CombinedError>(undefined)
  // urql still holds the former outcome for a moment after it was asked again: only another one is an answer.
  if (!fetching && error !== lastError.current) {
    tried.current = undefined
    lastError.current = error
  }
  useEffect(() => {
    if (!fetching) autoRetry.follow(error && toFailure(error))
    return () => autoRetry.stop()
  }, [autoRetry, error, fetching])
  // The failure of other variables is not that of these.
  return tried.current === asked ? lastError.current : undefined
}
