import { Banner } from '@coverdesk/design-system'
import { FormDialog, SelectField, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useQuery, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import {
  type AgencyRulesFragment,
  SecondStepDocument,
  type UpdateAgencyMutationVariables,
} from '../generated/documents'
import { dataPath } from '../paths'
import { useAgencyRules } from '../security/use-agency-rules'
import { daysOf, retentionWords, retentionYears } from './retention-labels'

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
    defaultValues: { auditRetentionDays: String(opened.auditRetentionDays), code: '' },
    validationErrors,
    onSubmit: ({ auditRetentionDays, code }) =>
      submit({ version: latest.version, input: { auditRetentionDays: Number(auditRetentionDays) }, code }),
  })
  const step = useQuery(SecondStepDocument, {})
  const hasStep = step.status !== 'loaded' || step.data.secondStep?.isOn === true
  const chosen = Number(form.watch('auditRetentionDays'))
  const isShorter = chosen > 0 && chosen < opened.auditRetentionDays
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
          <Banner tone="warning">Someone else changed your agency’s settings. Save again to apply your change.</Banner>
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
        hint="1 to 10 years."
      />
      {isShorter && (
        <Banner tone="warning">
          Entries older than {retentionWords(chosen)} are permanently removed, including those kept now.
        </Banner>
      )}
      {isShorter && !hasStep && (
        <Banner tone="warning">
          Only a user with two-step verification can keep audit entries for a shorter time. Set it up under Security
          first.
        </Banner>
      )}
      {isShorter && hasStep && (
        <TextField
          form={form}
          name="code"
          label="Code"
          hint="From your authenticator app, or a recovery code. Confirms it’s you."
          autoComplete="one-time-code"
        />
      )}
    </FormDialog>
  )
}
