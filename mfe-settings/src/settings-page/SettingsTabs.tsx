import { RouteTabs } from '@coverdesk/design-system'
import { useSlot } from '@coverdesk/plugin-sdk'
import {
  agencyPath,
  auditPath,
  dataPath,
  notificationPreferencesPath,
  profilePath,
  securityPath,
  settingsPath,
  subscriptionPath,
} from '../paths'

const ownTabs = [
  { to: subscriptionPath, label: 'Subscription' },
  { to: profilePath, label: 'Profile' },
  { to: notificationPreferencesPath, label: 'Notifications' },
  { to: agencyPath, label: 'Agency' },
  { to: securityPath, label: 'Security' },
  { to: auditPath, label: 'Audit log' },
  { to: dataPath, label: 'Data' },
]

/**
 * The tabs of this area, and behind them those of others.
 *
 * @param current the tab's path
 */
export function SettingsTabs({ current }: { current: string }) {
  const contributed = useSlot('settings.tab').map(({ id, label, pluginTitle }) => ({
    to: `${settingsPath}/${id}`,
    label: label ?? pluginTitle,
  }))
  return <RouteTabs label="Settings" tabs={[...ownTabs, ...contributed]} current={current} />
}
