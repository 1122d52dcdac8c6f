import { type LoaderFunctionArgs, replace, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestConversationsDocument, ServiceRequestDocument } from '../generated/documents'
import { overviewPath } from '../paths'

/** Begins to read the request that the address names. */
export function loadRequest({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  // Its tab comes when it is known; the page doesn’t wait for another area.
  void startQuery(ServiceRequestConversationsDocument, { id })
  return startQuery(ServiceRequestDocument, { id })
}

/** An address without a tab means the overview. */
export const openOverview = ({ params }: LoaderFunctionArgs) => replace(overviewPath(params['id'] ?? ''))

/** The request that the address names; undefined until it is loaded. */
export function useRequest() {
  const { id = '' } = useParams()
  const query = useQuery(ServiceRequestDocument, { id })
  const request = query.status === 'loaded' ? (query.data.serviceRequest ?? undefined) : undefined
  return { id, query, request }
}
