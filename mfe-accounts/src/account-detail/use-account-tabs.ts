import type { RouteTab } from '@coverdesk/design-system'
import { useParams, useSlot } from '@coverdesk/plugin-sdk'
import type { AccountQuery } from '../generated/documents'
import { accountPath, activityPath, certificatesPath } from '../paths'

/** The tabs of an account, in their order: its own, and those of other areas. */
export function useAccountTabs(account: AccountQuery['account'] | undefined): { tabs: RouteTab[]; current: string } {
  const { id = '', tab } = useParams()
  const overview = accountPath(id)
  const contributed = useSlot('account.tab').map(entry => ({
    to: `${overview}/${entry.id}`,
    label: entry.label ?? entry.pluginTitle,
  }))
  const tabs = [
    { to: overview, label: 'Overview' },
    ...applicationsTab(account),
    ...contributed,
    ...certificatesTab(account),
    { to: activityPath(id), label: 'Activity' },
  ]
  return { tabs, current: tab ? `${overview}/${tab}` : overview }
}

/** A certificate shows business policies, which an individual account does not have: it has no such tab. */
function certificatesTab(account: AccountQuery['account'] | undefined): RouteTab[] {
  return account?.type === 'BUSINESS' ? [{ to: certificatesPath(account.id), label: 'Certificates' }] : []
}

/** Only an account that has applied has the tab. */
function applicationsTab(account: AccountQuery['account'] | undefined): RouteTab[] {
  const count = account?.businessApplications?.length ?? 0
  if (!account || count === 0) return []
  const to = `${accountPath(account.id)}/applications`
  return [count === 1 ? { to, label: 'Application' } : { to, label: 'Applications', count }]
}
