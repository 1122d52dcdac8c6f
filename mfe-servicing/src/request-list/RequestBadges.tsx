import { Badge } from '@coverdesk/design-system'
import type { ServiceRequestRowFragment } from '../generated/documents'
import { waitingText } from '../words/request-labels'

/** What is out of the ordinary about a request; undefined where nothing is. */
export function requestBadges({
  isLoss,
  isComplaint,
  waiting,
}: Pick<ServiceRequestRowFragment, 'isComplaint' | 'isLoss' | 'waiting'>) {
  if (!isLoss && !isComplaint && !waiting) return undefined
  return (
    <>
      {isLoss && <Badge tone="red">Loss</Badge>}
      {isComplaint && <Badge tone="red">Complaint</Badge>}
      {waiting && <Badge tone="amber">{waitingText(waiting)}</Badge>}
    </>
  )
}
