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
import { useLate, usePageTitle } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'
import type { AgencyFormFragment } from '../generated/documents'
import { BackToForm } from './BackToForm'
import { lateMatchForm } from './late-match-form'
import { uploadFormPath } from './paths'
import { useAgencyForm } from './use-agency-form'

/** Where people say what the fields of the agency's form are filled with. Its words stand there before its code has come. */
export function MatchFieldsPage() {
  usePageTitle('Match fields')
  const { form } = useAgencyForm()
  return <Page>{form ? <MatchFields form={form} /> : <NoForm />}</Page>
}

function MatchFields({ form }: { form: AgencyFormFragment }) {
  const MatchForm = useLate(lateMatchForm)
  // Another form has other fields: what was begun for the former one is no use.
  if (MatchForm) return <MatchForm key={`${form.id} ${form.uploadedAt}`} form={form} />
  return (
    <Frame description={`${form.fileName} · ${formFilledWords(form)}`}>
      <MatchFieldsSkeleton />
    </Frame>
  )
}

const Frame = ({ description, children }: { description?: string; children: ReactNode }) => (
  <>
    <PageHeader title="Match fields" {...(description && { description })} actions={<BackToForm />} />
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
