import { Page, PageHeader } from '@coverdesk/design-system'
import { Outlet, usePageTitle } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'
import { SettingsTabs } from './SettingsTabs'
import { SignOut } from './SignOut'
import { settingsDescription } from './words'

interface SettingsPageProps {
  /** Path of the open one. */
  tab: string
  /** What it shows. By default the route's children. */
  children?: ReactNode
}

/** What the agency and its people set up, tab by tab, and the way out. */
export function SettingsPage({ tab, children = <Outlet /> }: SettingsPageProps) {
  usePageTitle('Settings')
  return (
    <Page>
      <PageHeader title="Settings" description={settingsDescription} actions={<SignOut />} />
      <SettingsTabs current={tab} />
      {children}
    </Page>
  )
}
