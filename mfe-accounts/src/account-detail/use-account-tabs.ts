import type { RouteTab } from '@coverdesk/design-system'
import { useParams, useSlot } from '@coverdesk/plugin-sdk'

/** The tabs of an account, in their order: its own, and those of other areas. */
export function useAccountTabs(): { tabs: RouteTab[]; current: string } {
  const { id, tab } = useParams()
  const overview = `/app/accounts/${id}`
  const contributed = useSlot('account.tab').map(entry => ({
    to: `${overview}/${entry.id}`,
    label: entry.label ?? entry.pluginTitle,
  }))
  return { tabs: [{ to: overview, label: 'Overview' }, ...contributed], current: tab ? `${overview}/${tab}` : overview }
}
