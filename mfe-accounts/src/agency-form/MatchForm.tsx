import { MatchFields, type SavingHooks, type SentMatches, type SourceList } from '@coverdesk/design-system/form-fields'
import { type QueryState, useQuery, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { type AgencyFormFragment, AgencyFormSourcesDocument, type AgencyFormSourcesQuery } from '../generated/documents'
import { BackToForm } from './BackToForm'
import { MissingFacts } from './MissingFacts'
import { PreviewLink } from './PreviewLink'

const saving: SavingHooks = {
  useSubmission: onSaved => useSubmission<SentMatches>(onSaved),
  useUnsavedChanges,
}

/** What the fields of the certificate form are filled with. */
export function MatchForm({ form }: { form: AgencyFormFragment }) {
  const sources = sourcesOf(useQuery(AgencyFormSourcesDocument, {}))
  return (
    <MatchFields
      form={form}
      sources={sources}
      saving={saving}
      actions={saved => (
        <>
          <BackToForm />
          <PreviewLink form={saved} />
        </>
      )}
      notices={saved => <MissingFacts form={saved} />}
    />
  )
}

function sourcesOf(query: QueryState<AgencyFormSourcesQuery>): SourceList {
  const list = query.status === 'loaded' ? query.data.certificateFormSources : undefined
  if (query.status === 'loading' || list) return { list }
  return { list, failure: query.failure?.message ?? 'Field sources couldn’t be loaded.', retry: query.retry }
}
