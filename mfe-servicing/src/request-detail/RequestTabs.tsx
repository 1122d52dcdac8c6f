import { RouteTabs } from '@coverdesk/design-system'
import { useParams } from '@coverdesk/plugin-sdk'
import { activityPath, overviewPath } from '../paths'

/** The tabs of a request; each draws them with itself as the current one. */
export function RequestTabs({ current }: { current: 'overview' | 'activity' }) {
  const { id = '' } = useParams()
  const tabs = [
    { to: overviewPath(id), label: 'Overview' },
    { to: activityPath(id), label: 'Comments and Activity' },
  ]
  return (
    <RouteTabs
      label="Service request"
      tabs={tabs}
      current={current === 'overview' ? overviewPath(id) : activityPath(id)}
    />
  )
}
