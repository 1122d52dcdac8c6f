import { pluralize } from '@coverdesk/design-system'
import { ImportStage } from '@coverdesk/design-system/imports'
import { toast, useSubmission } from '@coverdesk/plugin-sdk'
import type { PolicyImportWholeFragment } from '../generated/documents'
import { policiesPath } from '../paths'
import type { PolicyImportStep } from './change-import'
import { ImportedPolicies } from './ImportedPolicies'
import { importWords } from './import-labels'
import { PolicyColumns } from './PolicyColumns'
import { importsPath } from './paths'
import { readBadRows } from './read-bad-rows'

/** What is to be done with an import of policies. */
export function PolicyImportStage({ found }: { found: PolicyImportWholeFragment }) {
  const { numberDuplicates, termDuplicates, newCarriers } = found.counts
  return (
    <ImportStage
      found={found}
      words={importWords}
      path={importsPath}
      submission={useSubmission<PolicyImportStep>()}
      duplicates={[
        {
          name: 'numberDuplicates',
          count: numberDuplicates,
          what: 'with the policy number and carrier of another policy',
        },
        {
          name: 'termDuplicates',
          count: termDuplicates,
          what: 'with the account, type and first day of another policy',
        },
      ]}
      note={newCarriers > 0 ? `${pluralize(newCarriers, 'carrier')} will be added.` : undefined}
      created={{ text: 'Open policies', href: policiesPath }}
      columns={onBack => <PolicyColumns key={found.delimiter} found={found} onBack={onBack} />}
      rows={asked => <ImportedPolicies id={found.id} asked={asked} />}
      readBadRows={after => readBadRows(found.id, after)}
      onFailure={toast}
    />
  )
}
