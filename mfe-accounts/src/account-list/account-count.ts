import { pluralise } from '@coverdesk/design-system'

/** The server counts no further. */
const mostCounted = 10_000

export const countText = (total: number) =>
  total >= mostCounted ? `${mostCounted.toLocaleString('en-US')}+ accounts` : pluralise(total, 'account')
