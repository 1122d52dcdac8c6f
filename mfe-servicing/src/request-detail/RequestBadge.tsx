import { Badge, StateBadge } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { waitingText } from '../words/request-labels'

/** Whether a request is open, and what is out of the ordinary about it. */
export function RequestBadge({ request }: { request: ServiceRequestProfileFragment }) {
  const { state, isLoss, isComplaint, waiting, duplicateOf } = request
  return (
    <>
      <StateBadge of="serviceRequest" state={state} />
      {isLoss && <Badge tone="red">Loss</Badge>}
      {isComplaint && <Badge tone="red">Complaint</Badge>}
      {waiting && <Badge tone="amber">{waitingText(waiting)}</Badge>}
      {duplicateOf && <Badge tone="neutral">Duplicate</Badge>}
    </>
  )
}
