import { ButtonLink, EmptyState } from '@coverdesk/design-system'
import { notificationsPath } from '../paths'
import type { ShownNotifications } from './shown-notifications'

/** Nothing was ever said, or everything was read. */
export const NoNotifications = ({ shown }: { shown: ShownNotifications }) =>
  shown === 'unread' ? (
    <EmptyState
      kind="nothing"
      title="You’re all caught up."
      action={<ButtonLink to={notificationsPath}>Show all</ButtonLink>}
    />
  ) : (
    <EmptyState
      kind="nothing"
      title="No notifications"
      hint="When colleagues assign something to you or mention you, you’ll see it here."
    />
  )
