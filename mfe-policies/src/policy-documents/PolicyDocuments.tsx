import {
  ButtonLink,
  EmptyState,
  ErrorState,
  makeStyles,
  RecordTable,
  RecordTableSkeleton,
  Section,
} from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { documentsPath } from '../paths'
import { PolicyTabs } from '../policy-detail/PolicyTabs'
import { documentColumns } from './document-columns'
import { useDocuments } from './use-documents'

const useStyles = makeStyles({
  root: { display: 'grid', padding: '20px', '@media (max-width: 639px)': { padding: '16px' } },
})

/** What was uploaded to a policy. Dialogs open over it. */
export function PolicyDocuments() {
  const styles = useStyles()
  const { id } = useDocuments()
  return (
    <>
      <PolicyTabs current="documents" />
      <div className={styles.root}>
        <Section
          title="Documents"
          actions={
            <ButtonLink small to={`${documentsPath(id)}/new`}>
              Upload Document
            </ButtonLink>
          }
        >
          <Documents />
        </Section>
      </div>
      <Outlet />
    </>
  )
}

function Documents() {
  const { id, query, documents } = useDocuments()
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading documents..." />
  if (!documents) {
    return (
      <ErrorState
        title="The documents could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (documents.length === 0) {
    return <EmptyState kind="nothing" title="No documents" hint="Upload the policy, its binder or an endorsement." />
  }
  return <RecordTable label="Documents" columns={documentColumns(id)} rows={documents} />
}
