import type { RouteTab } from '@coverdesk/design-system'

/** The tabs of an account, in their order. */
export const accountTabs = (id: string): RouteTab[] => [{ to: `/app/accounts/${id}`, label: 'Overview' }]
