import { type SlotProps, useQuery } from '@coverdesk/plugin-sdk'
import { RequestForCaraDocument } from '../generated/documents'
import { OpenInCopilotForm } from './OpenInCopilotForm'
import { RecordInCopilot } from './RecordInCopilot'
import { requestPresets } from './request-preset'
import { requestDocuments, requestValues } from './request-values'

/** Opens a service request in the copilot, over its page. */
export default function OpenRequest({ serviceRequestId, onClose }: SlotProps['service-request.actions']) {
  const query = useQuery(RequestForCaraDocument, { id: serviceRequestId })
  const request = query.status === 'loaded' ? query.data.serviceRequest : undefined
  if (!request) return <RecordInCopilot query={query} what="service request" onClose={onClose} />
  return (
    <OpenInCopilotForm
      initial={requestValues(request)}
      suggested={requestPresets[request.type].suggested}
      documents={requestDocuments(request)}
      serviceRequestId={request.id}
      onClose={onClose}
    />
  )
}
