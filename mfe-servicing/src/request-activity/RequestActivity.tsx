import {
  Avatar,
  ErrorState,
  FileList,
  MentionText,
  makeStyles,
  pluralize,
  Section,
  Skeleton,
  Timeline,
  tokens,
} from '@coverdesk/design-system'
import { lazyElement, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestActivityDocument } from '../generated/documents'
import { RequestTabs } from '../request-detail/RequestTabs'
import { activityEvents } from './activity-events'

/** Its code comes after the first paint: what people wrote doesn’t wait for a form. */
const commentBox = lazyElement(async () => (await import('./CommentBox')).CommentBox)

const useStyles = makeStyles({
  root: { display: 'grid', padding: '20px', maxWidth: '880px', '@media (max-width: 639px)': { padding: '16px' } },
  // As high as the box: nothing moves when it comes.
  box: { minHeight: '228px' },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  more: { margin: '16px 0 0', color: tokens.textSecondary },
})

/** What colleagues wrote and did about a request, the newest first, with a box to comment. */
export function RequestActivity() {
  const styles = useStyles()
  const { id = '' } = useParams()
  return (
    <>
      <RequestTabs current="activity" />
      <div className={styles.root}>
        <Section title="Comments and Activity">
          <div key={id} className={styles.box}>
            {commentBox}
          </div>
          <ActivityTimeline id={id} />
        </Section>
      </div>
    </>
  )
}

function ActivityTimeline({ id }: { id: string }) {
  const styles = useStyles()
  const query = useQuery(ServiceRequestActivityDocument, { id })
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading activity...">
        <Skeleton width="260px" height="14px" />
      </div>
    )
  }
  const activity = query.status === 'loaded' ? query.data.serviceRequest : undefined
  if (!activity) {
    return (
      <ErrorState
        title="The activity could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  const { items, total } = activity.comments ?? { items: [], total: 0 }
  return (
    <>
      <Timeline
        label="Activity"
        events={activityEvents(activity).map(({ person, text, files, mentions, ...event }) => ({
          ...event,
          mark: <Avatar name={person} />,
          children: (text || (files && files.length > 0)) && (
            <>
              {text && <p className={styles.text}>{mentions ? <MentionText text={text} people={mentions} /> : text}</p>}
              {files && files.length > 0 && (
                <FileList label="Files" files={files.map(file => ({ ...file, id: file.url }))} />
              )}
            </>
          ),
        }))}
      />
      {total > items.length && (
        <p className={styles.more}>{`The last ${items.length} of ${pluralize(total, 'comment')}.`}</p>
      )}
    </>
  )
}
