import { NotFound, Slot, useCloseDialog, useParams, useSlot } from '@coverdesk/plugin-sdk'
import { overviewPath } from '../paths'

/** What another area does with a request, such as a dialog of its own, over the overview. */
export function ContributedAction() {
  const { id = '', action = '' } = useParams()
  const close = useCloseDialog(overviewPath(id))
  const isContributed = useSlot('service-request.actions').some(contributed => contributed.id === action)
  if (!isContributed) return <NotFound />
  return <Slot name="service-request.actions" props={{ serviceRequestId: id, onClose: close }} only={action} />
}
