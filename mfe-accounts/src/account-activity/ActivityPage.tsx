import { Avatar, Button, EmptyState, ErrorState, makeStyles, Timeline } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { AccountActivityDocument } from '../generated/documents'
import { RecordListSkeleton } from '../record-list/RecordListSkeleton'
import { ActivityFields } from './ActivityFields'
import { activityWords, personOf } from './activity-labels'

const useStyles = makeStyles({ more: { marginTop: '20px' } })

/** A page of what was done to an account, the newest first, and the next page once it is asked for. */
export function ActivityPage({ accountId, after }: { accountId: string; after?: string }) {
  const styles = useStyles()
  const query = useQuery(AccountActivityDocument, { id: accountId, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  if (query.status === 'loading') return <RecordListSkeleton label="Loading activity..." />
  const page = query.status === 'loaded' ? query.data.accountActivity : undefined
  if (!page) {
    return (
      <ErrorState
        title="The activity could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.items.length === 0 && !after) {
    return <EmptyState kind="nothing" title="No activity" hint="Changes are listed here from now on." />
  }
  return (
    <>
      <Timeline
        label={after ? 'Earlier activity' : 'Activity'}
        events={page.items.map(activity => ({
          id: activity.entry,
          at: activity.at,
          title: activityWords(activity),
          mark: <Avatar name={personOf(activity)} />,
          children: <ActivityFields changes={activity.changes} />,
        }))}
      />
      {page.endCursor && (
        <div className={styles.more}>
          {opened ? (
            <ActivityPage accountId={accountId} after={page.endCursor} />
          ) : (
            <Button onClick={() => setOpened(true)}>Show earlier activity</Button>
          )}
        </div>
      )}
    </>
  )
}
