import {
  CurrencyField,
  DateField,
  FieldGroup,
  FormDialog,
  SelectField,
  TextareaField,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { menuRules } from '../policy-record/policy-rules'
import { usePolicy } from '../policy-record/use-policy'
import { useRefusedDialog } from '../record-parts/use-refused-dialog'
import { versionToSave } from '../record-parts/version-to-save'
import { today } from '../words/agency-day'
import { cancellationParties, cancellationReasons, cancellationTypes } from '../words/cancellation-labels'
import { textBounds } from '../words/text-bounds'
import type { Cancellation } from './cancel-policy'
import { cancelInput, newCancellation } from './cancel-values'

/** Cancels a policy, over its page. */
export function CancelPolicyDialog() {
  const { policy } = usePolicy()
  return policy && <CancelForm key={policy.id} policy={policy} />
}

function CancelForm({ policy }: { policy: PolicyProfileFragment }) {
  // Decided once: the answer brings the cancellation before the dialog has closed.
  const [because] = useState(() => menuRules(policy).cancel)
  const { agency } = useSession()
  const [begunWith] = useState(() => newCancellation(today(agency.timeZone)))
  const close = useCloseDialog(overviewPath(policy.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<Cancellation>()
  const { version, notice } = versionToSave(policy.version, conflict)
  const form = useServerForm({
    defaultValues: begunWith,
    validationErrors,
    onSubmit: values => submit({ version, input: cancelInput(values, begunWith) }),
  })
  useRefusedDialog(because, close)
  useUnsavedChanges(form.formState.isDirty)
  if (because) return null
  return (
    <FormDialog
      title="Cancel policy"
      form={form}
      submitLabel="Cancel policy"
      busy={busy}
      failure={failure ?? notice}
      onClose={close}
    >
      <DateField
        form={form}
        name="effectiveAt"
        label="Effective date"
        hint="Until then the cancellation is pending; from then on the policy is canceled."
      />
      <SelectField form={form} name="type" label="Type" options={cancellationTypes} placeholder="Choose a type" />
      <SelectField
        form={form}
        name="canceledBy"
        label="Canceled by"
        options={cancellationParties}
        placeholder="Choose who cancels"
      />
      <SelectField
        form={form}
        name="reason"
        label="Reason"
        options={cancellationReasons}
        placeholder="Choose a reason"
      />
      <TextareaField
        form={form}
        name="reasonDescription"
        label="Description"
        optional
        maxLength={textBounds.reasonDescription}
      />
      <FieldGroup title="Return premium">
        <CurrencyField form={form} name="returnPremium" label="Return premium" optional />
        <CurrencyField form={form} name="returnCommission" label="Return commission" optional />
      </FieldGroup>
    </FormDialog>
  )
}
