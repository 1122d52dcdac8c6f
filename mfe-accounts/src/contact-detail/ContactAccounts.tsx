import { Button, EmptyState, ErrorState } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { AccountTypeBadge } from '../account-type/AccountTypeBadge'
import { ContactAccountsDocument } from '../generated/documents'
import { accountPath } from '../paths'
import { RecordList, RecordRow } from '../record-list/RecordList'
import { RecordListSkeleton } from '../record-list/RecordListSkeleton'

/** The accounts of a contact, a page of them, and the next page once it is asked for. */
export function ContactAccounts({ contactId, after }: { contactId: string; after?: string }) {
  const query = useQuery(ContactAccountsDocument, { id: contactId, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  if (query.status === 'loading') return <RecordListSkeleton label="Loading accounts..." />
  const page = query.status === 'loaded' ? query.data.contact?.accounts : undefined
  if (!page) {
    return (
      <ErrorState
        title="The accounts could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.total === 0) {
    return <EmptyState kind="nothing" title="No accounts" hint="Accounts with this contact are listed here." />
  }
  return (
    <>
      <RecordList label={after ? 'More accounts' : 'Accounts'}>
        {page.items.map(({ id, type, details }) => (
          <RecordRow
            key={id}
            name={details.name}
            to={accountPath(id)}
            detail={details.email}
            end={<AccountTypeBadge type={type} />}
          />
        ))}
      </RecordList>
      {page.endCursor && opened && <ContactAccounts contactId={contactId} after={page.endCursor} />}
      {page.endCursor && !opened && <Button onClick={() => setOpened(true)}>Show more</Button>}
    </>
  )
}
