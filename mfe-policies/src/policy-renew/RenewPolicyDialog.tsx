import { Checkbox, formatDate } from '@coverdesk/design-system'
import {
  DateField,
  FieldGroup,
  FormDialog,
  SelectField,
  TextField,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { PricingFields } from '../policy-form/PricingFields'
import { useDefaultEnd } from '../policy-form/use-default-end'
import { endOf, menuRules } from '../policy-record/policy-rules'
import { usePolicy } from '../policy-record/use-policy'
import { useRefusedDialog } from '../record-parts/use-refused-dialog'
import { versionToSave } from '../record-parts/version-to-save'
import { today } from '../words/agency-day'
import { formStates } from '../words/policy-labels'
import type { Renewal } from './renew-policy'
import { renewalOf, renewInput } from './renew-values'

/** Makes the policy that follows this one, over its page. */
export function RenewPolicyDialog() {
  const { policy } = usePolicy()
  return policy && <RenewForm key={policy.id} policy={policy} />
}

function RenewForm({ policy }: { policy: PolicyProfileFragment }) {
  // Decided once: the answer makes this a renewed policy before the dialog has closed.
  const [because] = useState(() => menuRules(policy).renew)
  const { agency } = useSession()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const close = useCloseDialog(overviewPath(policy.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<Renewal>()
  const { version, notice } = versionToSave(policy.version, conflict)
  const form = useServerForm({
    defaultValues: renewalOf(policy, today(agency.timeZone)),
    validationErrors,
    onSubmit: values =>
      submit({ version, input: { ...renewInput(values), ...(overlaps && { allowOverlap }) }, idempotencyKey }),
  })
  const [allowOverlap, setAllowOverlap] = useState(false)
  const [end] = useState(() => endOf(policy))
  const begin = form.watch('inforceAt')
  const overlaps = end !== null && begin !== '' && begin < end
  useDefaultEnd(form)
  useRefusedDialog(because, close)
  useUnsavedChanges(form.formState.isDirty)
  if (because) return null
  return (
    <FormDialog
      title="Renew policy"
      size="large"
      form={form}
      submitLabel="Renew policy"
      busy={busy}
      failure={failure ?? notice}
      onClose={close}
    >
      <FieldGroup title="Policy">
        <SelectField form={form} name="state" label="Status" options={formStates} placeholder="Choose a status" />
        <TextField form={form} name="policyNumber" label="Policy number" optional />
        <TextField form={form} name="quoteNumber" label="Quote number" optional />
      </FieldGroup>
      <FieldGroup title="Dates">
        <DateField form={form} name="inforceAt" label="In force from" optional />
        {overlaps && (
          <Checkbox
            name="allowOverlap"
            label="Allow the terms to overlap"
            description={`The expiring policy covers through ${formatDate(end)}.`}
            checked={allowOverlap}
            onChange={setAllowOverlap}
          />
        )}
        <DateField form={form} name="expiresAt" label="Expiration date" optional />
        <DateField form={form} name="issuedAt" label="Issued" optional />
      </FieldGroup>
      <PricingFields form={form} />
    </FormDialog>
  )
}
