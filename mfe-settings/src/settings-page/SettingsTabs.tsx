import { RouteTabs } from '@coverdesk/design-system'
import { useSlot } from '@coverdesk/plugin-sdk'
import {
  agencyPath,
  auditPath,
  dataPath,
  integrationsPath,
  notificationPreferencesPath,
  profilePath,
  securityPath,
  settingsPath,
  subscriptionPath,
} from '../paths'
import { useSubscription } from '../subscription/use-subscription'

const subscriptionTab = { to: subscriptionPath, label: 'Subscription' }

/** Only with a subscription (specification 3 §2). */
const integrationsTab = { to: integrationsPath, label: 'Integrations' }

const ownTabs = [
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
  const { subscription } = useSubscription()
  const contributed = useSlot('settings.tab').map(({ id, label, pluginTitle }) => ({
    to: `${settingsPath}/${id}`,
    label: label ?? pluginTitle,
  }))
  const tabs = [subscriptionTab, ...(subscription ? [integrationsTab] : []), ...ownTabs, ...contributed]
  return <RouteTabs label="Settings" tabs={tabs} current={current} />
}
