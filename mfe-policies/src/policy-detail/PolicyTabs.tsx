import { RouteTabs } from '@coverdesk/design-system'
import { useParams, useSlot } from '@coverdesk/plugin-sdk'
import { documentsPath, historyPath, overviewPath, policyTabPath } from '../paths'

/**
 * The tabs of a policy; each draws them with itself as the current one.
 *
 * @param current one of the area's own, or the `id` of a contribution to the slot `policy.tab`
 */
export function PolicyTabs({ current }: { current: 'overview' | 'documents' | 'history' | (string & {}) }) {
  const { id = '' } = useParams()
  const contributed = useSlot('policy.tab').map(({ id: tab, label, pluginTitle }) => ({
    to: policyTabPath(id, tab),
    label: label ?? pluginTitle,
  }))
  const tabs = [
    { to: overviewPath(id), label: 'Overview' },
    { to: documentsPath(id), label: 'Documents' },
    ...contributed,
    { to: historyPath(id), label: 'History' },
  ]
  return <RouteTabs label="Policy" tabs={tabs} current={policyTabPath(id, current)} />
}
