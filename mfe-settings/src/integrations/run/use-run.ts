import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { SyncRunDocument } from '../../generated/documents'
import { usePolling } from '../polling/use-polling'

/** Begins to read the run that the address names. */
export const loadRun = ({ params }: LoaderFunctionArgs) => startQuery(SyncRunDocument, { id: params['runId'] ?? '' })

/** The sync or preview that the address names; undefined until it has come, null where there is none. */
export function useRun() {
  const { id = '', runId = '' } = useParams()
  const query = useQuery(SyncRunDocument, { id: runId })
  const run = query.status === 'loaded' ? query.data.syncRun : undefined
  const isRunning = run?.state === 'IN_PROGRESS' || run?.undo?.state === 'IN_PROGRESS'
  usePolling(isRunning, query.status === 'loading' ? undefined : query.retry)
  return { integrationId: id, runId, query, run, isRunning }
}
