import { Skeleton } from '@coverdesk/design-system'
import { NotFound, Slot, useParams, useSlot } from '@coverdesk/plugin-sdk'
import { RequestTabs } from './RequestTabs'

/** What the client and the agency said to each other, by the area that has calls and email threads (specification 2 §2). */
export function RequestConversation() {
  const { id = '' } = useParams()
  const hasConversation = useSlot('service-request.conversation').length > 0
  if (!hasConversation) return <NotFound />
  return (
    <>
      <RequestTabs current="conversation" />
      <Slot
        name="service-request.conversation"
        props={{ serviceRequestId: id }}
        fallback={<Skeleton width="100%" height="120px" />}
      />
    </>
  )
}
