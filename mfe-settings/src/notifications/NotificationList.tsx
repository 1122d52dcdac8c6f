import { Button, ErrorState, makeStyles, tokens } from '@coverdesk/design-system'
import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import { NotificationsDocument, type NotificationsQuery } from '../generated/documents'
import { NoNotifications } from './NoNotifications'
import { NotificationRow } from './NotificationRow'
import { NotificationsSkeleton } from './NotificationsSkeleton'
import { groupsOf, type Period } from './notification-groups'
import { filterOf, type ShownNotifications } from './shown-notifications'

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  heading: {
    margin: 0,
    padding: '16px 20px 8px 28px',
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { padding: '16px 16px 8px 24px' },
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  more: { padding: '16px 28px 24px', [phone]: { padding: '16px 24px' } },
})

interface NotificationListProps {
  shown: ShownNotifications
  /** Where the page before this one ends. By default this is the first. */
  after?: string
  /** Under which heading it ends, which is not repeated. */
  lastPeriod?: Period | undefined
}

/** A page of notifications by day, the newest first, and the next page once it is asked for. */
export function NotificationList({ shown, after, lastPeriod }: NotificationListProps) {
  const styles = useStyles()
  const { agency } = useSession()
  const query = useQuery(NotificationsDocument, { ...filterOf(shown), ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  // When something new moves the end of the page before, this one begins elsewhere: what it showed stays meanwhile.
  const latest = useRef<NonNullable<NotificationsQuery['notifications']>>(undefined)
  const loaded = query.status === 'loaded' ? query.data.notifications : undefined
  if (loaded) latest.current = loaded
  const page = loaded ?? (query.status === 'loading' ? latest.current : undefined)
  if (!page) {
    if (query.status === 'loading') return <NotificationsSkeleton />
    return (
      <ErrorState
        title="Notifications could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.items.length === 0 && !after) return <NoNotifications shown={shown} />
  const groups = groupsOf(page.items, agency.timeZone, new Date())
  return (
    <>
      {groups.map(({ period, notifications }) => (
        <div key={period}>
          {period !== lastPeriod && <h2 className={styles.heading}>{period}</h2>}
          <ul aria-label={period} className={styles.list}>
            {notifications.map(notification => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        </div>
      ))}
      {page.endCursor && opened && (
        <NotificationList shown={shown} after={page.endCursor} lastPeriod={groups.at(-1)?.period} />
      )}
      {page.endCursor && !opened && (
        <div className={styles.more}>
          <Button onClick={() => setOpened(true)}>Show more</Button>
        </div>
      )}
    </>
  )
}
