import { Avatar, Button, EmptyState, ErrorState, makeStyles, Timeline } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { BusinessPolicyHistoryDocument } from '../generated/documents'
import { EventDetails } from './EventDetails'
import { eventWords, personOf } from './event-labels'
import { HistorySkeleton } from './HistorySkeleton'
import { shownChanges } from './shown-changes'

const useStyles = makeStyles({ more: { marginTop: '20px' } })

/** A page of what happened to a policy, the last first, and the next page once it is asked for. */
export function HistoryPage({ policyId, after }: { policyId: string; after?: string }) {
  const styles = useStyles()
  const query = useQuery(BusinessPolicyHistoryDocument, { policyId, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  if (query.status === 'loading') return <HistorySkeleton />
  const page = query.status === 'loaded' ? query.data.businessPolicyHistory : undefined
  if (!page) {
    return (
      <ErrorState
        title="The history could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.items.length === 0 && !after) {
    return <EmptyState kind="nothing" title="No history" hint="Changes to the policy are listed here from now on." />
  }
  return (
    <>
      <Timeline
        label={after ? 'Earlier history' : 'History'}
        events={page.items.map(event => ({
          id: event.id,
          at: event.at,
          title: eventWords(event),
          mark: <Avatar name={personOf(event)} />,
          children: (event.reason || shownChanges(event).length > 0) && <EventDetails event={event} />,
        }))}
      />
      {page.endCursor && (
        <div className={styles.more}>
          {opened ? (
            <HistoryPage policyId={policyId} after={page.endCursor} />
          ) : (
            <Button onClick={() => setOpened(true)}>Show earlier history</Button>
          )}
        </div>
      )}
    </>
  )
}
