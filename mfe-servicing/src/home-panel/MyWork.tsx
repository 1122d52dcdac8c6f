import { ErrorState, LinkList, LinkListSkeleton, makeStyles, Section, TextLink, tokens } from '@coverdesk/design-system'
import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { MyServiceRequestsDocument, type ServiceRequestRowFragment } from '../generated/documents'
import { overviewPath, requestsPath } from '../paths'
import { timeLeft } from '../words/due-days'
import { dash, typeName } from '../words/request-labels'
import { DueCounts } from './DueCounts'

const title = 'My work'
const mine = `${requestsPath}?assigned=me&sort=DUE_AT_ASC&waiting=no`

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  none: { margin: 0, color: tokens.textSecondary },
})

/** On the home page: the requests that wait for the reader, the first due first, and what waits at the agency. */
export default function MyWork() {
  const styles = useStyles()
  const { timeZone } = useSession().agency
  const query = useQuery(MyServiceRequestsDocument, {})
  if (query.status === 'loading') {
    return (
      <Section title={title}>
        <LinkListSkeleton rows={5} label="Loading service requests..." />
      </Section>
    )
  }
  const data = query.status === 'loaded' ? query.data : undefined
  if (!data?.mine) {
    return (
      <Section title={title}>
        <ErrorState
          title="Service requests could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      </Section>
    )
  }
  const { items, total } = data.mine
  return (
    <Section
      title={title}
      actions={total > 0 && <TextLink href={mine}>{`All ${total.toLocaleString('en-US')}`}</TextLink>}
    >
      <div className={styles.root}>
        {items.length === 0 ? (
          <p className={styles.none}>Nothing is waiting for you.</p>
        ) : (
          <LinkList label={title} links={items.map(request => linkOf(request, timeZone))} />
        )}
        <DueCounts unassigned={data.unassigned?.total} />
      </div>
    </Section>
  )
}

const linkOf = ({ id, type, customerName, dueAt }: ServiceRequestRowFragment, timeZone: string) => ({
  id,
  name: customerName ?? dash,
  detail: typeName(type),
  to: overviewPath(id),
  badge: dueAt && timeLeft(dueAt, timeZone),
})
