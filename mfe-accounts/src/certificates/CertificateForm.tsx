import { DateField, FormDialog, RadioField, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { textBounds } from '../facts/text-bounds'
import { CertificateGuard } from './CertificateGuard'
import { certificateInput, newCertificate, yesOrNo } from './certificate-values'
import type { CertificateCreation } from './create-certificate'
import { HolderFields } from './HolderFields'
import { PoliciesField } from './PoliciesField'
import { RenderingField } from './RenderingField'
import { useGuard } from './use-guard'

interface CertificateFormProps {
  title: string
  accountId: string
  onClose(): void
}

/** Whom it is for and what it says; when there are issues with it, that and why it is issued anyway. */
export function CertificateForm({ title, accountId, onClose }: CertificateFormProps) {
  // A repetition after a lost answer issues no second certificate.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<CertificateCreation>(onClose)
  const guard = useGuard(validationErrors)
  const form = useServerForm({
    defaultValues: newCertificate,
    validationErrors,
    onSubmit: values =>
      submit({ input: guard.answered(certificateInput(accountId, values), values.overrideReason), idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title={title}
      size="large"
      form={form}
      submitLabel={guard.checked ? 'Issue anyway' : 'Create certificate'}
      busy={busy}
      failure={failure}
      onClose={onClose}
    >
      <HolderFields form={form} />
      <RadioField
        form={form}
        name="additionalInsured"
        label="Additional insured"
        options={yesOrNo}
        hint="Choose Yes if the holder must be an additional insured on these policies."
      />
      <TextareaField
        form={form}
        name="descriptionOfOperations"
        label="Description of operations"
        optional
        maxLength={textBounds.descriptionOfOperations}
      />
      <PoliciesField form={form} accountId={accountId} />
      <DateField
        form={form}
        name="neededUntil"
        label="Needed until"
        optional
        hint="Coverage needed through this date. 30 days from today by default."
      />
      <RenderingField form={form} />
      {guard.checked && <CertificateGuard form={form} input={guard.checked} />}
    </FormDialog>
  )
}
