import { NotFound, Slot, useCloseDialog, useParams, useSlot } from '@coverdesk/plugin-sdk'
import { accountPath } from '../paths'

/** What another area does with an account, such as a dialog of its own, over the overview. */
export function ContributedAction() {
  const { id = '', action = '' } = useParams()
  const close = useCloseDialog(accountPath(id))
  const isContributed = useSlot('account.actions').some(contributed => contributed.id === action)
  if (!isContributed) return <NotFound />
  return <Slot name="account.actions" props={{ accountId: id, onClose: close }} only={action} />
}
