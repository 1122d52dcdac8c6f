import { Badge, ButtonLink, EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@coverdesk/design-system'
import { MatchFields, type SavingHooks, type SentMatches, type SourceList } from '@coverdesk/design-system/form-fields'
import {
  type QueryState,
  usePageTitle,
  useParams,
  useQuery,
  useSubmission,
  useUnsavedChanges,
} from '@coverdesk/plugin-sdk'
import {
  CaraFormDocument,
  type CaraFormProfileFragment,
  CaraFormSourcesDocument,
  type CaraFormSourcesQuery,
  type CaraFormTemplate,
} from '../generated/documents'
import { formStateNames, formStateTones } from './form-words'
import { formsTabPath, uploadFormPath } from './paths'

/** Where people say what the fields of one of the agency’s forms are filled with. */
export function MatchFormPage() {
  const template = (useParams()['template'] ?? '') as CaraFormTemplate
  const query = useQuery(CaraFormDocument, { template })
  const form = query.status === 'loaded' ? query.data.caraForm : undefined
  usePageTitle(form ? `Match fields of ${form.name}` : 'Match fields')
  if (form) {
    return (
      <Page>
        {/* Another file has other fields: what was begun for the former one is no use. */}
        <MatchForm key={`${form.id} ${form.licensedAt}`} form={form} />
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

const saving: SavingHooks = {
  useSubmission: onSaved => useSubmission<SentMatches>(onSaved),
  useUnsavedChanges,
}

function MatchForm({ form }: { form: CaraFormProfileFragment }) {
  const sources = sourcesOf(useQuery(CaraFormSourcesDocument, {}))
  return (
    <MatchFields
      form={form}
      sources={sources}
      saving={saving}
      confirmLabel={form.state === 'READY' ? undefined : 'Confirm all'}
      actions={({ name, state }) => (
        <>
          <BackToForms />
          <span style={{ alignSelf: 'center' }}>
            <Badge tone={formStateTones[state]}>{`${name}: ${formStateNames[state]}`}</Badge>
          </span>
        </>
      )}
    />
  )
}

const BackToForms = () => (
  <ButtonLink appearance="subtle" to={formsTabPath}>
    All forms
  </ButtonLink>
)

function sourcesOf(query: QueryState<CaraFormSourcesQuery>): SourceList {
  const list = query.status === 'loaded' ? query.data.caraFormSources : undefined
  if (query.status === 'loading' || list) return { list }
  return { list, failure: query.failure?.message ?? 'Field sources couldn’t be loaded.', retry: query.retry }
}
