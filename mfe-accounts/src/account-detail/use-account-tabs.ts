import type { RouteTab } from '@coverdesk/design-system'
import { useParams, useSlot } from '@coverdesk/plugin-sdk'
import type { AccountQuery } from '../generated/documents'
import { accountPath, activityPath, certificatesPath } from '../paths'

/** Own tabs take these places among those of other areas: policies come before certificates, service requests after them. */
const places = { certificates: 200, applications: 800, activity: 900 }

interface PlacedTab extends RouteTab {
  order: number
}

/** The tabs of an account in the order of the specification (1 §2), its own and those of other areas. */
export function useAccountTabs(account: AccountQuery['account'] | undefined): { tabs: RouteTab[]; current: string } {
  const { id = '', tab } = useParams()
  const overview = accountPath(id)
  const contributed = useSlot('account.tab').map(
    ({ id, label, pluginTitle, order }): PlacedTab => ({
      to: `${overview}/${id}`,
      label: label ?? pluginTitle,
      order,
    }),
  )
  const others: PlacedTab[] = [
    ...contributed,
    ...certificatesTab(account),
    ...applicationsTab(account),
    { to: activityPath(id), label: 'Activity', order: places.activity },
  ]
  const inOrder = others.sort((one, other) => one.order - other.order).map(({ order, ...entry }) => entry)
  return {
    tabs: [{ to: overview, label: 'Overview' }, ...inOrder],
    current: tab ? `${overview}/${tab}` : overview,
  }
}

/** A certificate shows business policies, which an individual account does not have: it has no such tab. */
function certificatesTab(account: AccountQuery['account'] | undefined): PlacedTab[] {
  if (account?.type !== 'BUSINESS') return []
  return [{ to: certificatesPath(account.id), label: 'Certificates', order: places.certificates }]
}

/** Only an account that has applied has the tab. */
function applicationsTab(account: AccountQuery['account'] | undefined): PlacedTab[] {
  const count = account?.businessApplications?.length ?? 0
  if (!account || count === 0) return []
  const tab = { to: `${accountPath(account.id)}/applications`, order: places.applications }
  return [count === 1 ? { ...tab, label: 'Application' } : { ...tab, label: 'Applications', count }]
}
