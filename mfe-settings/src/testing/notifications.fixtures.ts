import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreferencesQuery,
  NotificationRowFragment,
  NotificationsQuery,
  OwnNotificationsFragment,
} from '../generated/documents'
import { kindWords } from '../notification-preferences/notification-labels'
import { daniel, maya } from './users.fixtures'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const day = 24 * 60

export const notification = (changes: Partial<NotificationRowFragment> = {}): NotificationRowFragment => ({
  __typename: 'Notification',
  id: 'notification-1',
  kind: 'ASSIGNED',
  text: 'assigned a certificate request to you',
  about: 'Bayview Marine Services LLC · Create Certificate',
  excerpt: null,
  path: '/app/servicing/42/activity',
  createdAt: ago(3),
  isRead: false,
  actor: { __typename: 'AgencyUser', id: daniel.id, name: daniel.name },
  ...changes,
})

/** Of today, of yesterday and of longer ago; two are unread. */
export const someNotifications = [
  notification(),
  notification({
    ...{ id: 'notification-2', kind: 'MENTIONED', text: 'mentioned you in a note', about: 'Johnson, Teresa' },
    excerpt: '@Maya Reyes can you call her before the renewal? She asked about the deductible twice.',
    createdAt: ago(day),
  }),
  notification({
    ...{ id: 'notification-3', kind: 'DUE_TOMORROW', text: 'Certificate request is due tomorrow', actor: null },
    ...{ createdAt: ago(9 * day), isRead: true },
  }),
]

export const inboxOf = (unreadCount: number) => ({
  __typename: 'NotificationInbox' as const,
  id: maya.id,
  unreadCount,
})

export const inboxAnswer = (unreadCount: number) => ({
  __typename: 'Query' as const,
  notificationInbox: inboxOf(unreadCount),
})

export const notificationsAnswer = (
  items: readonly NotificationRowFragment[] = someNotifications,
  endCursor: string | null = null,
): NotificationsQuery => ({
  ...inboxAnswer(items.filter(({ isRead }) => !isRead).length),
  notifications: { __typename: 'NotificationPage', items: [...items], total: items.length, endCursor },
})

/** Maya's preferences: everything in the product, a loss by email, too, but for what is given. */
export const preferencesWith = (
  chosen: Partial<Record<NotificationKind, NotificationChannel>> = {},
): OwnNotificationsFragment => ({
  __typename: 'AgencyUser',
  id: maya.id,
  preferences: {
    __typename: 'AgencyUserPreferences',
    notifications: (Object.keys(kindWords) as NotificationKind[]).map(kind => ({
      __typename: 'NotificationPreference',
      kind,
      channel: chosen[kind] ?? (kind === 'LOSS_REPORTED' ? 'EMAIL' : 'IN_PRODUCT'),
    })),
  },
})

export const preferencesAnswer = (): NotificationPreferencesQuery => ({
  __typename: 'Query',
  agencyUser: preferencesWith(),
})
