/** The server counts up to this. */
const maxCounted = 100

/** "3", or "99+": the badge has room for no more. */
export const badgeText = (unreadCount: number): string => (unreadCount >= maxCounted ? '99+' : String(unreadCount))

/** "Notifications, 3 unread": what the bell is called. While the count is unknown it says none. */
export const bellName = (unreadCount: number | undefined): string =>
  unreadCount ? `Notifications, ${badgeText(unreadCount)} unread` : 'Notifications'
