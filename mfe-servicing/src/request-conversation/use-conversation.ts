import { type LoaderFunctionArgs, startQuery, useQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestConversationDocument } from '../generated/documents'

/** Begins to read the conversation of the request that the address names. */
export const loadConversation = ({ params }: LoaderFunctionArgs) =>
  startQuery(ServiceRequestConversationDocument, { id: params['id'] ?? '' })

/** The calls and email threads that led to a request; undefined until they have come. */
export function useConversation(id: string) {
  const query = useQuery(ServiceRequestConversationDocument, { id })
  const request = query.status === 'loaded' ? query.data.serviceRequest : undefined
  const conversation = request?.calls || request?.emailThreads ? request : undefined
  return { query, conversation }
}
