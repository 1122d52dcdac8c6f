import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { ManagedIntegrationDocument } from '../../generated/documents'
import { usePolling } from '../polling/use-polling'

/** Begins to read the integration that the address names. */
export const loadIntegration = ({ params }: LoaderFunctionArgs) =>
  startQuery(ManagedIntegrationDocument, { id: params['id'] ?? '' })

/** The integration that the address names; undefined until it has come, null where there is none. */
export function useIntegration() {
  const { id = '' } = useParams()
  const query = useQuery(ManagedIntegrationDocument, { id })
  const integration = query.status === 'loaded' ? query.data.integration : undefined
  const isRunning = Boolean(integration?.currentRun) || integration?.syncLogs[0]?.state === 'IN_PROGRESS'
  usePolling(isRunning, query.status === 'loading' ? undefined : query.retry)
  return { id, query, integration, isRunning }
}
