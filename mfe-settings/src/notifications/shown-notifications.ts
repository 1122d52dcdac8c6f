/** Which notifications a page shows; its address says so. */
export type ShownNotifications = 'all' | 'unread'

/** As the query asks for them. */
export const filterOf = (shown: ShownNotifications) => (shown === 'unread' ? { isUnread: true } : {})
