import { ButtonLink, EmptyState, ErrorState, makeStyles, Page, PageHeader, Skeleton } from '@coverdesk/design-system'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import { MatchFields } from './MatchFields'
import { BackToForm, MatchIntro } from './MatchIntro'
import { uploadFormPath } from './paths'
import { useAgencyForm } from './use-agency-form'

const useStyles = makeStyles({ waiting: { padding: '0 20px 20px' } })

/** Where people say what the fields of the agency's form are filled with. */
export function MatchFieldsPage() {
  usePageTitle('Match fields')
  const { form } = useAgencyForm()
  return (
    <Page>
      {/* Another form has other fields: what was begun for the former one is no use. */}
      {form ? <MatchFields key={`${form.id} ${form.uploadedAt}`} form={form} /> : <NoForm />}
    </Page>
  )
}

function NoForm() {
  const styles = useStyles()
  const { query, form } = useAgencyForm()
  return (
    <>
      <PageHeader title="Match fields" actions={<BackToForm />} />
      <MatchIntro />
      {query.status === 'loading' && (
        <div role="status" aria-label="Loading certificate form..." className={styles.waiting}>
          <Skeleton width="100%" height="480px" />
        </div>
      )}
      {query.status !== 'loading' &&
        (form === null && !query.failure ? (
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
        ))}
    </>
  )
}
