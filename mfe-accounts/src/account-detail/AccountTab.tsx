import { Skeleton } from '@coverdesk/design-system'
import { lazyElement, NotFound, Outlet, Slot, useParams, useSlot } from '@coverdesk/plugin-sdk'
import type { ReactElement } from 'react'

const applications = async () => (await import('../account-applications/ApplicationsTab')).ApplicationsTab
const certificates = async () => (await import('../certificates-tab/CertificatesTab')).CertificatesTab
const activity = async () => (await import('../account-activity/ActivityTab')).ActivityTab

/** The tabs of this area beside the overview, by their place in the address. */
const ownTabs: Readonly<Record<string, ReactElement>> = {
  applications: lazyElement(applications),
  // Beside the tab, so that a dialog's code does not wait for the tab's.
  certificates: (
    <>
      {lazyElement(certificates)}
      <Outlet />
    </>
  ),
  activity: lazyElement(activity),
}

/** Those whose records have addresses of their own. */
const withRecords = ['applications', 'certificates']

/** The tab that the address names: one of this area, or one that another area fills, such as policies. */
export function AccountTab() {
  const { id = '', tab = '', recordId } = useParams()
  const own = Object.hasOwn(ownTabs, tab) ? ownTabs[tab] : undefined
  const isContributed = useSlot('account.tab').some(contributed => contributed.id === tab)
  if (recordId && !withRecords.includes(tab)) return <NotFound />
  if (own) return own
  if (!isContributed) return <NotFound />
  return (
    <Slot name="account.tab" props={{ accountId: id }} only={tab} fallback={<Skeleton width="100%" height="120px" />} />
  )
}
