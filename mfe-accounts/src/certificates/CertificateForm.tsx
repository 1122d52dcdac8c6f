import { DateField, FormDialog, RadioField, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { type Submission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { type ReactNode, useState } from 'react'
import { textBounds } from '../facts/text-bounds'
import { CertificateGuard } from './CertificateGuard'
import { type CertificateValues, certificateInput, newCertificate, yesOrNo } from './certificate-values'
import type { CertificateCreation } from './create-certificate'
import { HolderFields } from './HolderFields'
import { PoliciesField } from './PoliciesField'
import { RenderingField } from './RenderingField'
import { TermsField } from './TermsField'
import { useGuard } from './use-guard'

/** How the form is sent: by its route's action, or by the page of another area that shows it. */
export interface CertificateSubmission
  extends Pick<Submission<CertificateCreation>, 'submit' | 'busy' | 'failure' | 'validationErrors'> {
  /** Nothing is lost by leaving. By default what was typed is. */
  isSaved?: boolean
}

interface CertificateFormProps {
  title: string
  accountId: string
  /** What the form begins with. By default nothing. */
  initial?: CertificateValues
  submission: CertificateSubmission
  onClose(): void
  /** Above the fields, such as what the client asked for. */
  children?: ReactNode
}

/** The holder and the contents; if the check found issues, those and the reason for issuing it anyway. */
export function CertificateForm({
  title,
  accountId,
  initial = newCertificate,
  submission,
  onClose,
  children,
}: CertificateFormProps) {
  // A repetition after a lost answer issues no second certificate.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors, isSaved = false } = submission
  const guard = useGuard(validationErrors)
  const form = useServerForm({
    defaultValues: initial,
    validationErrors,
    onSubmit: values =>
      submit({ input: guard.answered(certificateInput(accountId, values), values.overrideReason), idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
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
      {children}
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
      <TermsField form={form} accountId={accountId} />
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
