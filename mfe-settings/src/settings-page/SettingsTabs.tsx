import { RouteTabs } from '@coverdesk/design-system'
import { auditPath, dataPath, profilePath, securityPath, subscriptionPath } from '../paths'

const tabs = [
  { to: subscriptionPath, label: 'Subscription' },
  { to: profilePath, label: 'Profile' },
  { to: securityPath, label: 'Security' },
  { to: auditPath, label: 'Audit log' },
  { to: dataPath, label: 'Data' },
]

/** @param current the tab's path */
export function SettingsTabs({ current }: { current: string }) {
  return <RouteTabs label="Settings" tabs={tabs} current={current} />
}
