import type { NotificationChannel, NotificationKind } from '../generated/documents'

interface KindWords {
  label: string
  description: string
}

/** What a person is notified of, in the words of the settings. */
export const kindWords: Record<NotificationKind, KindWords> = {
  ASSIGNED: { label: 'Assigned to me', description: 'A colleague gives you a service request.' },
  COMMENTED: { label: 'Comment on my request', description: 'A colleague comments on a request that is yours.' },
  MENTIONED: { label: 'Mention', description: 'A colleague writes @ and your name in a comment or a note.' },
  DUE_TOMORROW: { label: 'Due tomorrow', description: 'A request of yours has to be done by tomorrow.' },
  OVERDUE: { label: 'Overdue', description: 'A request of yours is past its due date.' },
  RESOLVED: { label: 'Resolved by someone else', description: 'A colleague resolves a request of yours.' },
  LOSS_REPORTED: { label: 'Loss reported', description: 'A client reports a loss.' },
  FOLLOW_UP: { label: 'Follow-up date reached', description: 'A request of yours is waiting for your next step.' },
  INTEGRATION_STOPPED: {
    label: 'Integration stopped',
    description: 'Your management system no longer takes the credentials, so nothing syncs.',
  },
}

export const channels: readonly { value: NotificationChannel; label: string }[] = [
  { value: 'IN_PRODUCT', label: 'In Coverdesk' },
  { value: 'EMAIL', label: 'In Coverdesk and by email' },
  { value: 'OFF', label: 'Off' },
]
