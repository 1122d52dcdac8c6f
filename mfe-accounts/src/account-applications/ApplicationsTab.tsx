import { DetailColumns, EmptyState, ErrorState, Section, Skeleton } from '@coverdesk/design-system'
import { NotFound, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { AccountApplicationsDocument } from '../generated/documents'
import { ApplicationList } from './ApplicationList'
import { ApplicationSections } from './ApplicationSections'
import { InsuranceAskedFor } from './InsuranceAskedFor'

/** What a business has answered to be insured: the newest application, or the one that the address names. */
export function ApplicationsTab() {
  const { id = '', recordId: applicationId } = useParams()
  const query = useQuery(AccountApplicationsDocument, { id })
  if (query.status === 'loading') return <Loading />
  const applications = query.status === 'loaded' ? query.data.account?.businessApplications : undefined
  if (!applications) {
    return (
      <ErrorState
        title="The applications could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (applications.length === 0) {
    return <EmptyState kind="nothing" title="No applications" hint="This account’s applications are shown here." />
  }
  const shown = applicationId ? applications.find(application => application.id === applicationId) : applications[0]
  if (!shown) return <NotFound />
  return (
    <DetailColumns
      lead={applications.length > 1 && <ApplicationList accountId={id} applications={applications} shown={shown.id} />}
      aside={<InsuranceAskedFor application={shown} />}
    >
      <ApplicationSections key={shown.id} application={shown} />
    </DetailColumns>
  )
}

/** The first two sections, on their way. */
function Loading() {
  return (
    <div role="status" aria-label="Loading application...">
      <DetailColumns aside={<Section title="Insurance asked for">{bars(4)}</Section>}>
        <Section title="Business">{bars(8)}</Section>
      </DetailColumns>
    </div>
  )
}

const bars = (count: number) =>
  Array.from({ length: count }, (_, place) => place).map(place => <Skeleton key={place} width="70%" height="20px" />)
