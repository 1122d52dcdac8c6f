import { Button, EmptyState, ErrorState, makeStyles, RecordTableSkeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { type SyncChangeFilter, SyncRunChangesDocument, type SyncRunDetailFragment } from '../../generated/documents'
import { usePolling } from '../polling/use-polling'
import { ChangeRow } from './ChangeRow'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', justifyItems: 'start' },
  list: { margin: 0, padding: 0, listStyleType: 'none', width: '100%' },
})

interface ChangesPageProps {
  run: SyncRunDetailFragment
  filter: SyncChangeFilter
  isRunning: boolean
  after?: string
}

/** A page of the changes of a run, and the next page once it is asked for. */
export function ChangesPage({ run, filter, isRunning, after }: ChangesPageProps) {
  const styles = useStyles()
  const query = useQuery(SyncRunChangesDocument, { id: run.id, filter, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  usePolling(isRunning, query.status === 'loading' ? undefined : query.retry)
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading changes..." />
  const page = query.status === 'loaded' ? query.data.syncRun?.changes : undefined
  if (!page) {
    return (
      <ErrorState
        title="The changes could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.items.length === 0 && !after) {
    return (
      <EmptyState
        kind="no-match"
        title="No changes"
        hint={isRunning ? 'They are listed as they are found.' : 'Nothing to show here.'}
      />
    )
  }
  return (
    <div className={styles.root}>
      <ul aria-label={after ? 'More changes' : 'Changes'} className={styles.list}>
        {page.items.map(change => (
          <ChangeRow key={change.id} change={change} type={run.type} />
        ))}
      </ul>
      {page.endCursor && opened && <ChangesPage {...{ run, filter, isRunning }} after={page.endCursor} />}
      {page.endCursor && !opened && <Button onClick={() => setOpened(true)}>Show more</Button>}
    </div>
  )
}
