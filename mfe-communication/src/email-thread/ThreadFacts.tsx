import { DateTime, Facts, StateBadge, TextLink } from '@coverdesk/design-system'
import type { EmailThreadProfileFragment } from '../generated/documents'
import { accountPath } from '../paths'
import { subjectOf } from '../words/email-labels'

/** What it is about, how it stands, and whose it is (specification 3 §2). */
export function ThreadFacts({ thread }: { thread: EmailThreadProfileFragment }) {
  const { state, waitingFor, createdAt, updatedAt, fromName, fromEmail, account, accountName } = thread
  return (
    <Facts
      facts={[
        { label: 'Subject', value: subjectOf(thread) },
        { label: 'Status', value: <StateBadge of="emailThread" state={state} /> },
        { label: 'Waiting For', value: <StateBadge of="waitingFor" state={waitingFor} /> },
        { label: 'Started At', value: <DateTime value={createdAt} /> },
        { label: 'Last Update', value: <DateTime value={updatedAt} /> },
        { label: 'Client', value: fromName },
        {
          label: 'Account',
          value: account && <TextLink href={accountPath(account.id)}>{accountName ?? 'Open account'}</TextLink>,
        },
        { label: 'Email Address', value: <TextLink href={`mailto:${fromEmail}`}>{fromEmail}</TextLink> },
      ]}
    />
  )
}
