import { Button, ButtonLink, Page, PageHeader, RouteTabs } from '@coverdesk/design-system'
import { usePageTitle, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { NotificationInboxDocument } from '../generated/documents'
import { notificationPreferencesPath, notificationsPath, unreadNotificationsPath } from '../paths'
import { markAllRead } from './mark-read'
import { NotificationList } from './NotificationList'
import type { ShownNotifications } from './shown-notifications'

/** What the person was told of, and what of it is unread. */
export function NotificationsPage({ shown }: { shown: ShownNotifications }) {
  usePageTitle('Notifications')
  const inbox = useQuery(NotificationInboxDocument, {})
  const unreadCount = (inbox.status === 'loaded' && inbox.data.notificationInbox?.unreadCount) || 0
  const tabs = [
    { to: notificationsPath, label: 'All' },
    { to: unreadNotificationsPath, label: 'Unread', count: unreadCount },
  ]
  return (
    <Page>
      <PageHeader
        title="Notifications"
        description="What happened to your work in the last 90 days"
        actions={
          <>
            <ButtonLink to={notificationPreferencesPath} appearance="subtle">
              Preferences
            </ButtonLink>
            <MarkAllRead disabled={unreadCount === 0} />
          </>
        }
      />
      <RouteTabs label="Show" tabs={tabs} current={shown === 'unread' ? unreadNotificationsPath : notificationsPath} />
      <NotificationList key={shown} shown={shown} />
    </Page>
  )
}

function MarkAllRead({ disabled }: { disabled: boolean }) {
  const [busy, setBusy] = useState(false)
  const mark = async () => {
    setBusy(true)
    await markAllRead()
    setBusy(false)
  }
  return (
    <Button busy={busy} disabled={disabled && !busy} onClick={() => void mark()}>
      Mark all as read
    </Button>
  )
}
