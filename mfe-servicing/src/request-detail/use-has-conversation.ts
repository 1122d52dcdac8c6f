import { useQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestConversationsDocument } from '../generated/documents'

/** Whether the request has calls or email threads: undefined as long as that isn’t known. */
export function useHasConversation(id: string): boolean | undefined {
  const query = useQuery(ServiceRequestConversationsDocument, { id })
  const request = query.status === 'loaded' ? query.data.serviceRequest : undefined
  if (!request?.calls && !request?.emailThreads) return undefined
  return (request.calls?.length ?? 0) + (request.emailThreads?.length ?? 0) > 0
}
