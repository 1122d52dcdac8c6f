import { Page, PageHeader } from '@coverdesk/design-system'
import { Outlet, usePageTitle } from '@coverdesk/plugin-sdk'
import { SettingsTabs } from './SettingsTabs'
import { SignOut } from './SignOut'
import { settingsDescription } from './words'

/**
 * What the agency and its people set up, tab by tab, and the way out.
 * @param tab path of the open one
 */
export function SettingsPage({ tab }: { tab: string }) {
  usePageTitle('Settings')
  return (
    <Page>
      <PageHeader title="Settings" description={settingsDescription} actions={<SignOut />} />
      <SettingsTabs current={tab} />
      <Outlet />
    </Page>
  )
}
