import { Skeleton } from '@coverdesk/design-system'
import { lazyElement, NotFound, Slot, useParams, useSlot } from '@coverdesk/plugin-sdk'
import type { ReactElement } from 'react'

const applications = async () => (await import('../account-applications/ApplicationsTab')).ApplicationsTab
const activity = async () => (await import('../account-activity/ActivityTab')).ActivityTab

/** The tabs of this area beside the overview, by their place in the address. */
const ownTabs: Readonly<Record<string, ReactElement>> = {
  applications: lazyElement(applications),
  activity: lazyElement(activity),
}

/** The tab that the address names: one of this area, or one that another area fills, such as policies. */
export function AccountTab() {
  const { id = '', tab = '', applicationId } = useParams()
  const own = Object.hasOwn(ownTabs, tab) ? ownTabs[tab] : undefined
  const isContributed = useSlot('account.tab').some(contributed => contributed.id === tab)
  // Only applications have addresses of their own.
  if (applicationId && tab !== 'applications') return <NotFound />
  if (own) return own
  if (!isContributed) return <NotFound />
  return (
    <Slot name="account.tab" props={{ accountId: id }} only={tab} fallback={<Skeleton width="100%" height="120px" />} />
  )
}
