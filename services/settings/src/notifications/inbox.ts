import { emit, type UserCallContext } from '@coverdesk/kit'
import { Notification } from './notification.model.ts'

/** Unread notifications are counted up to here; the bell then says "99+". */
const maxCounted = 100

/** What waits for the caller. */
export async function inboxOf({ userId }: UserCallContext): Promise<{ id: string; unreadCount: number }> {
  return {
    id: userId,
    unreadCount: await Notification.countDocuments({ userId, isRead: false }, { limit: maxCounted }),
  }
}

/** Has the open windows of one person ask again, and no one else's. */
export const tellInbox = (userId: string): void =>
  emit('NotificationInboxChanged', { typename: 'NotificationInbox', id: userId, version: null, kind: 'UPDATED' })
