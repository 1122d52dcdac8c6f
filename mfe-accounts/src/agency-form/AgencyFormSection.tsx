import { ButtonLink, EmptyState, ErrorState, makeStyles, Section, Skeleton, tokens } from '@coverdesk/design-system'
import { AgencyFormFacts } from './AgencyFormFacts'
import { FormActions, FormMenu } from './FormActions'
import { FormUse } from './FormUse'
import { MissingFacts } from './MissingFacts'
import { uploadFormPath } from './paths'
import { useAgencyForm } from './use-agency-form'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  intro: { margin: 0, color: tokens.textSecondary },
})

/** The intro shows at once, the agency's form once it is loaded. */
export function AgencyFormSection() {
  const styles = useStyles()
  const { form } = useAgencyForm()
  return (
    <Section title="Certificate form" actions={form && <FormMenu />}>
      <div className={styles.root}>
        <p className={styles.intro}>
          Certificates of insurance are issued on Coverdesk’s own layout, or on a fillable PDF of your agency: you say
          once what its fields are filled with, and each certificate that is issued on it can’t be changed afterwards.
          Use a form that your agency has a license for.
        </p>
        <Content />
      </div>
    </Section>
  )
}

function Content() {
  const { query, form } = useAgencyForm()
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading certificate form...">
        <Skeleton width="100%" height="132px" />
      </div>
    )
  }
  if (form === undefined || query.failure) {
    return (
      <ErrorState
        title="The certificate form could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (form === null) {
    return (
      <EmptyState
        kind="nothing"
        title="No certificate form"
        hint="Certificates are issued on Coverdesk’s own layout."
        action={
          <ButtonLink appearance="primary" to={uploadFormPath}>
            Upload form
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <AgencyFormFacts form={form} />
      <MissingFacts form={form} />
      <FormActions form={form} />
      <FormUse form={form} onConflict={query.retry} />
    </>
  )
}
