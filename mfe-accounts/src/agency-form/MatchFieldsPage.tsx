import { ButtonLink, EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@coverdesk/design-system'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import { lazy, type ReactNode, Suspense } from 'react'
import { BackToForm } from './BackToForm'
import { uploadFormPath } from './paths'
import { useAgencyForm } from './use-agency-form'

const MatchForm = lazy(async () => ({ default: (await import('./MatchForm')).MatchForm }))

/** Where people say what the fields of the agency's form are filled with. Its words stand there before its code has come. */
export function MatchFieldsPage() {
  usePageTitle('Match fields')
  const { form } = useAgencyForm()
  return (
    <Page>
      {form ? (
        <Suspense fallback={waiting}>
          {/* Another form has other fields: what was begun for the former one is no use. */}
          <MatchForm key={`${form.id} ${form.uploadedAt}`} form={form} />
        </Suspense>
      ) : (
        <NoForm />
      )}
    </Page>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title="Match fields" actions={<BackToForm />} />
    {children}
  </>
)

const waiting = (
  <Frame>
    <div role="status" aria-label="Loading certificate form...">
      <Skeleton width="100%" height="480px" />
    </div>
  </Frame>
)

function NoForm() {
  const { query, form } = useAgencyForm()
  if (query.status === 'loading') return waiting
  return (
    <Frame>
      {form === null && !query.failure ? (
        <EmptyState
          kind="nothing"
          title="No certificate form"
          hint="Upload your agency’s fillable form first; then its fields can be matched."
          action={<ButtonLink to={uploadFormPath}>Upload form</ButtonLink>}
        />
      ) : (
        <ErrorState
          title="The certificate form could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      )}
    </Frame>
  )
}
