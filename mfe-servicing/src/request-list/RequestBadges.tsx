import { Badge } from '@coverdesk/design-system'
import type { ServiceRequestRowFragment } from '../generated/documents'
import { waitingText } from '../words/request-labels'

/** What is out of the ordinary about a request; undefined where nothing is. */
export function requestBadges({ isLoss, waiting }: Pick<ServiceRequestRowFragment, 'isLoss' | 'waiting'>) {
  if (!isLoss && !waiting) return undefined
  return (
    <>
      {isLoss && <Badge tone="red">Loss</Badge>}
      {waiting && <Badge tone="amber">{waitingText(waiting)}</Badge>}
    </>
  )
}
