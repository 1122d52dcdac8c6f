import { Skeleton } from '@coverdesk/design-system'
import { NotFound, Slot, useParams, useSlot } from '@coverdesk/plugin-sdk'
import { PolicyTabs } from './PolicyTabs'

/** The tab of another area that the address names, such as service requests. */
export function ContributedTab() {
  const { id = '', tab = '' } = useParams()
  const isContributed = useSlot('policy.tab').some(contributed => contributed.id === tab)
  if (!isContributed) return <NotFound />
  return (
    <>
      <PolicyTabs current={tab} />
      <Slot name="policy.tab" props={{ policyId: id }} only={tab} fallback={<Skeleton width="100%" height="120px" />} />
    </>
  )
}
