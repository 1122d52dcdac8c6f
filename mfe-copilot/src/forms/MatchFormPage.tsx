import {
  ButtonLink,
  EmptyState,
  ErrorState,
  formFilledWords,
  MatchFieldsSkeleton,
  Page,
  PageHeader,
  Skeleton,
} from '@coverdesk/design-system'
import { useLate, usePageTitle, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { CaraFormDocument, type CaraFormProfileFragment, type CaraFormTemplate } from '../generated/documents'
import { BackToForms } from './BackToForms'
import { lateMatchForm } from './late-match-form'
import { uploadFormPath } from './paths'

/** Where people say what the fields of one of the agency’s forms are filled with. */
export function MatchFormPage() {
  const template = (useParams()['template'] ?? '') as CaraFormTemplate
  const query = useQuery(CaraFormDocument, { template })
  const form = query.status === 'loaded' ? query.data.caraForm : undefined
  usePageTitle(form ? `Match fields of ${form.name}` : 'Match fields')
  if (form) {
    return (
      <Page>
        <FormFields form={form} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title="Match fields" actions={<BackToForms />} />
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
      {form === null && (
        <EmptyState
          kind="nothing"
          title="No form"
          hint="Upload your agency’s fillable form first; then its fields can be matched."
          action={<ButtonLink to={uploadFormPath(template)}>Upload form</ButtonLink>}
        />
      )}
    </Page>
  )
}

function FormFields({ form }: { form: CaraFormProfileFragment }) {
  const MatchForm = useLate(lateMatchForm)
  // Another file has other fields: what was begun for the former one is no use.
  if (MatchForm) return <MatchForm key={`${form.id} ${form.licensedAt}`} form={form} />
  return (
    <>
      <PageHeader
        title="Match fields"
        description={`${form.fileName} · ${formFilledWords(form)}`}
        actions={<BackToForms />}
      />
      <MatchFieldsSkeleton />
    </>
  )
}
