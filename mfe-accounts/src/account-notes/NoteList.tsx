import { Button, EmptyState, ErrorState } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { AccountNotesDocument } from '../generated/documents'
import { RecordListSkeleton } from '../record-list/RecordListSkeleton'
import { NoteCard } from './NoteCard'

/** A page of the notes on an account, the newest first, and the next page once it is asked for. */
export function NoteList({ accountId, after }: { accountId: string; after?: string }) {
  const query = useQuery(AccountNotesDocument, { id: accountId, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  if (query.status === 'loading') return <RecordListSkeleton label="Loading notes..." />
  const page = query.status === 'loaded' ? query.data.accountNotes : undefined
  if (!page) {
    return (
      <ErrorState
        title="The notes could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.total === 0) {
    return <EmptyState kind="nothing" title="No notes" hint="Add what colleagues should know." />
  }
  return (
    <>
      {page.items.map(note => (
        <NoteCard key={note.id} accountId={accountId} note={note} isRecent={!after} />
      ))}
      {page.endCursor && opened && <NoteList accountId={accountId} after={page.endCursor} />}
      {page.endCursor && !opened && <Button onClick={() => setOpened(true)}>Show more</Button>}
    </>
  )
}
