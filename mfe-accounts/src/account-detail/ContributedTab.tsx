import { Skeleton } from '@coverdesk/design-system'
import { NotFound, Slot, useParams, useSlot } from '@coverdesk/plugin-sdk'

/** A tab that another area fills: its policies, its service requests. */
export function ContributedTab() {
  const { id = '', tab = '' } = useParams()
  const exists = useSlot('account.tab').some(contributed => contributed.id === tab)
  if (!exists) return <NotFound />
  return (
    <Slot name="account.tab" props={{ accountId: id }} only={tab} fallback={<Skeleton width="100%" height="120px" />} />
  )
}
