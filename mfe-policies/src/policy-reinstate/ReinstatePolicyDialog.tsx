import { formatDate } from '@coverdesk/design-system'
import { DateField, FormDialog, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { said } from '../policy-form/policy-values'
import { holdingCancellation, menuRules } from '../policy-record/policy-rules'
import { usePolicy } from '../policy-record/use-policy'
import { useRefusedDialog } from '../record-parts/use-refused-dialog'
import { versionToSave } from '../record-parts/version-to-save'
import { today } from '../words/agency-day'
import { textBounds } from '../words/text-bounds'
import type { Reinstatement } from './reinstate-policy'

/** Takes a cancellation back, over the policy's page. */
export function ReinstatePolicyDialog() {
  const { policy } = usePolicy()
  return policy && <ReinstateForm key={policy.id} policy={policy} />
}

function ReinstateForm({ policy }: { policy: PolicyProfileFragment }) {
  // Decided once: the answer takes the cancellation back before the dialog has closed.
  const [because] = useState(() => menuRules(policy).reinstate)
  const [canceledOn] = useState(() => holdingCancellation(policy)?.effectiveAt)
  const { agency } = useSession()
  const close = useCloseDialog(overviewPath(policy.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<Reinstatement>()
  const { version, notice } = versionToSave(policy.version, conflict)
  const form = useServerForm({
    // Without a gap in the coverage.
    defaultValues: { effectiveAt: canceledOn ?? today(agency.timeZone), reasonDescription: '' },
    validationErrors,
    onSubmit: values => submit({ version, input: said(values) }),
  })
  useRefusedDialog(because, close)
  useUnsavedChanges(form.formState.isDirty)
  if (because) return null
  return (
    <FormDialog
      title="Reinstate policy"
      form={form}
      submitLabel="Reinstate policy"
      busy={busy}
      failure={failure ?? notice}
      onClose={close}
    >
      <DateField
        form={form}
        name="effectiveAt"
        label="Effective date"
        hint={canceledOn ? `Reverses the cancellation of ${formatDate(canceledOn)}.` : ''}
      />
      <TextareaField
        form={form}
        name="reasonDescription"
        label="Reason"
        optional
        maxLength={textBounds.reasonDescription}
      />
    </FormDialog>
  )
}
