import { NotFound, Slot, useCloseDialog, useParams, useSlot } from '@coverdesk/plugin-sdk'
import { overviewPath } from '../paths'

/** What another area does with a policy, such as a dialog of its own, over the overview. */
export function ContributedAction() {
  const { id = '', action = '' } = useParams()
  const close = useCloseDialog(overviewPath(id))
  const isContributed = useSlot('policy.actions').some(contributed => contributed.id === action)
  if (!isContributed) return <NotFound />
  return <Slot name="policy.actions" props={{ policyId: id, onClose: close }} only={action} />
}
