import { Banner } from '@coverdesk/design-system'
import { FormDialog, SelectField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { AgencyRulesFragment, UpdateAgencyMutationVariables } from '../generated/documents'
import { dataPath } from '../paths'
import { useAgencyRules } from '../security/use-agency-rules'
import { daysOf, retentionWords, retentionYears } from './retention-words'

/** For how long audit entries are kept, over what is kept. */
export function RetentionDialog() {
  const { rules } = useAgencyRules()
  return rules && <Retention key={rules.id} rules={rules} />
}

function Retention({ rules }: { rules: AgencyRulesFragment }) {
  const [opened] = useState(rules)
  const close = useCloseDialog(dataPath)
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<UpdateAgencyMutationVariables>(close)
  // A colleague's other change of the agency is no reason to ask: one's own is sent again on top of it.
  const latest = (conflict as AgencyRulesFragment | undefined) ?? opened
  const form = useServerForm({
    defaultValues: { auditRetentionDays: String(opened.auditRetentionDays) },
    validationErrors,
    onSubmit: ({ auditRetentionDays }) =>
      submit({ version: latest.version, input: { auditRetentionDays: Number(auditRetentionDays) } }),
  })
  const chosen = Number(form.watch('auditRetentionDays'))
  const days = new Set([...retentionYears.map(daysOf), opened.auditRetentionDays])
  const options = [...days].sort((a, b) => a - b).map(value => ({ value: String(value), label: retentionWords(value) }))
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Keep audit entries"
      form={form}
      submitLabel="Save"
      busy={busy}
      failure={failure}
      conflict={
        conflict ? (
          <Banner tone="warning">
            Somebody else changed your agency’s settings in the meantime. Save again to change this one, too.
          </Banner>
        ) : undefined
      }
      onClose={close}
    >
      <SelectField
        form={form}
        name="auditRetentionDays"
        label="For"
        placeholder="Choose how long"
        options={options}
        hint="At least a year, at most ten."
      />
      {chosen > 0 && chosen < opened.auditRetentionDays && (
        <Banner tone="warning">
          Entries older than {retentionWords(chosen)} are removed for good, also those that are kept now.
        </Banner>
      )}
    </FormDialog>
  )
}
