import { Badge } from '@coverdesk/design-system'
import { MatchFields, type SavingHooks, type SentMatches, type SourceList } from '@coverdesk/design-system/form-fields'
import { type QueryState, useQuery, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import {
  type CaraFormProfileFragment,
  CaraFormSourcesDocument,
  type CaraFormSourcesQuery,
} from '../generated/documents'
import { BackToForms } from './BackToForms'
import { formStateNames, formStateTones } from './form-words'

const saving: SavingHooks = {
  useSubmission: onSaved => useSubmission<SentMatches>(onSaved),
  useUnsavedChanges,
}

/** What the fields of one of the agency’s forms are filled with. */
export function MatchForm({ form }: { form: CaraFormProfileFragment }) {
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

function sourcesOf(query: QueryState<CaraFormSourcesQuery>): SourceList {
  const list = query.status === 'loaded' ? query.data.caraFormSources : undefined
  if (query.status === 'loading' || list) return { list }
  return { list, failure: query.failure?.message ?? 'Field sources couldn’t be loaded.', retry: query.retry }
}
