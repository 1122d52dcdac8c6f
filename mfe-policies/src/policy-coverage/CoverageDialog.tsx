import {
  ConflictNotice,
  FormDialog,
  TextareaField,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import type { PolicyChange } from '../policy-form/save-policy'
import { usePolicy } from '../policy-record/use-policy'
import { textBounds } from '../words/text-bounds'
import { coverageFields, coverageWords } from './coverage-conflict'
import { type CoverageValues, coverageOf, detailsInput } from './coverage-values'
import { LimitFields } from './LimitFields'
import { LocationFields, PartyFields } from './PartyFields'
import { StatementFields } from './StatementFields'

/** What the policy's documents say that it covers, entered over the policy's page. */
export function CoverageDialog() {
  const { policy } = usePolicy()
  return policy && <CoverageForm key={policy.id} policy={policy} />
}

function CoverageForm({ policy }: { policy: PolicyProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(policy)
  const close = useCloseDialog(overviewPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<PolicyChange>()
  const form = useServerForm({
    defaultValues: coverageOf(opened),
    validationErrors,
    onSubmit: values => {
      const reason = values.updateReason.trim()
      const input = { details: detailsInput(values), ...(reason && { updateReason: reason }) }
      submit({ version: latest.version, input })
    },
  })
  const { latest, notice } = useEditConflict<CoverageValues, PolicyProfileFragment>({
    form,
    opened,
    current: conflict,
    fields: coverageFields,
    valuesOf: coverageOf,
    words: coverageWords,
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit coverage"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <TextareaField form={form} name="details.summary" label="Summary" optional maxLength={textBounds.summary} />
      <LimitFields form={form} type={opened.type} />
      <LocationFields form={form} />
      <PartyFields form={form} />
      <StatementFields form={form} name="details.coverageDescriptions" label="Coverages" one="Coverage" />
      <StatementFields form={form} name="details.exclusionDescriptions" label="Exclusions" one="Exclusion" />
      <TextareaField
        form={form}
        name="updateReason"
        label="Update reason"
        optional
        hint="Shown in policy history."
        maxLength={textBounds.updateReason}
      />
    </FormDialog>
  )
}
