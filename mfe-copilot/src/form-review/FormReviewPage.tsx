import { ButtonLink, EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@coverdesk/design-system'
import { usePageTitle, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { FilledFormDocument } from '../generated/documents'
import { artifactPlace } from './artifact-place'
import { FormReview } from './FormReview'

/** A form that Cara filled, field by field, beside the form itself. */
export function FormReviewPage() {
  const { id: workspaceId = '', artifactId = '' } = useParams()
  const query = useQuery(FilledFormDocument, { id: artifactId })
  const artifact = query.status === 'loaded' ? query.data.caraArtifact : undefined
  usePageTitle(artifact ? `Review ${artifact.title}` : 'Review form')
  if (artifact?.document?.form) {
    return (
      <Page>
        <FormReview key={artifact.id} workspaceId={workspaceId} artifact={artifact} form={artifact.document.form} />
      </Page>
    )
  }
  const back = (
    <ButtonLink appearance="subtle" to={artifactPlace(workspaceId, artifactId)}>
      Workspace
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader title="Review form" actions={back} />
      {query.status === 'loading' && (
        <div role="status" aria-label="Loading form...">
          <Skeleton width="100%" height="480px" />
        </div>
      )}
      {query.status === 'failed' && (
        <ErrorState
          title="The form could not be loaded"
          message={query.failure.message}
          requestId={query.failure.requestId}
          onRetry={query.retry}
        />
      )}
      {query.status === 'loaded' && (
        <EmptyState kind="deleted" title="This form is no longer available" action={back} />
      )}
    </Page>
  )
}
