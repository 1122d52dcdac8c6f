import {
  ButtonLink,
  EmptyState,
  ErrorState,
  formatDateTime,
  makeStyles,
  pluralize,
  type RecordColumn,
  RecordTable,
  RecordTableSkeleton,
  Section,
  StateBadge,
  TextLink,
  tokens,
} from '@coverdesk/design-system'
import type { QueryState } from '@coverdesk/plugin-sdk'
import type { RecordServiceRequestFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { typeName } from '../words/request-labels'

const useStyles = makeStyles({
  root: { display: 'grid', padding: '20px', '@media (max-width: 639px)': { padding: '16px' } },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  more: { margin: '12px 0 0', color: tokens.textSecondary },
})

/** Specification 1 §2, the service tab. */
const columns: readonly RecordColumn<RecordServiceRequestFragment>[] = [
  { header: 'Request Type', cell: ({ type }) => typeName(type) },
  { header: 'Status', cell: ({ state }) => <StateBadge of="serviceRequest" state={state} /> },
  { header: 'Last Updated', cell: ({ updatedAt }) => formatDateTime(updatedAt) },
  {
    header: 'Actions',
    align: 'end',
    cell: request => <ViewLink {...request} />,
  },
]

/** Each of them is named after its request, for those who hear them one after the other. */
function ViewLink({ id, type }: RecordServiceRequestFragment) {
  const styles = useStyles()
  return (
    <TextLink href={overviewPath(id)}>
      View<span className={styles.unseen}>{` ${typeName(type)}`}</span>
    </TextLink>
  )
}

interface RequestTableProps {
  query: QueryState<unknown>
  page: { items: readonly RecordServiceRequestFragment[]; total: number } | null | undefined
  /** Where a request about this record is entered. */
  createTo: string
  /** What the requests are about: "account" */
  record: string
}

/** The requests about a record of another area, as a tab of its page. */
export function RequestTable({ query, page, createTo, record }: RequestTableProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Section
        title="Service Requests"
        actions={
          <ButtonLink small to={createTo}>
            Create Request
          </ButtonLink>
        }
      >
        <Content query={query} page={page} record={record} />
      </Section>
    </div>
  )
}

function Content({ query, page, record }: Omit<RequestTableProps, 'createTo'>) {
  const styles = useStyles()
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading service requests..." />
  if (!page) {
    return (
      <ErrorState
        title="Service requests could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  const { items, total } = page
  if (items.length === 0) {
    return (
      <EmptyState kind="nothing" title="No service requests" hint={`Requests about this ${record} are listed here.`} />
    )
  }
  return (
    <>
      <RecordTable label="Service Requests" columns={columns} rows={items} />
      {total > items.length && (
        <p className={styles.more}>{`The last ${items.length} of ${pluralize(total, 'request')}.`}</p>
      )}
    </>
  )
}
