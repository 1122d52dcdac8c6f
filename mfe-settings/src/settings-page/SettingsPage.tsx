import { Button, Page, PageHeader, RouteTabs } from '@coverdesk/design-system'
import { Outlet, signOut, usePageTitle } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { subscriptionPath } from '../paths'

const tabs = [{ to: subscriptionPath, label: 'Subscription' }]

/** What the agency sets up, tab by tab, and the way out. */
export function SettingsPage() {
  usePageTitle('Settings')
  return (
    <Page>
      <PageHeader title="Settings" description="What your agency pays for, and who works here" actions={<SignOut />} />
      <RouteTabs label="Settings" tabs={tabs} current={subscriptionPath} />
      <Outlet />
    </Page>
  )
}

function SignOut() {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void leave()}>
      Sign out
    </Button>
  )
}
