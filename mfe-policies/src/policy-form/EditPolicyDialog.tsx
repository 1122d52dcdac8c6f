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
import { usePolicy } from '../policy-record/use-policy'
import { textBounds } from '../words/text-bounds'
import { PolicyFields } from './PolicyFields'
import { conflictWords, policyFields } from './policy-conflict'
import { updateInput, valuesOf } from './policy-values'
import type { PolicyChange } from './save-policy'
import { useChosenAccount } from './use-account-choice'

/** Changes a policy, over its page, which says so while the policy is loading or missing. */
export function EditPolicyDialog() {
  const { policy } = usePolicy()
  return policy && <EditPolicyForm key={policy.id} policy={policy} />
}

function EditPolicyForm({ policy }: { policy: PolicyProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(policy)
  const close = useCloseDialog(overviewPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<PolicyChange>()
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: values => submit({ version: latest.version, input: updateInput(values, latest) }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: policyFields,
    valuesOf,
    words: conflictWords,
  })
  useUnsavedChanges(form.formState.isDirty)
  const account = useChosenAccount(opened.account?.id ?? '')
  return (
    <FormDialog
      title="Edit policy"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <PolicyFields form={form} contacts={account?.contacts ?? undefined} names={namesOf(opened, latest)} />
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

/** What the comboboxes show before someone searches. */
const namesOf = (...policies: PolicyProfileFragment[]) =>
  Object.fromEntries(
    policies
      .flatMap(({ carrier, broker }) => [carrier, broker])
      .flatMap(company => (company ? [[company.id, company.name]] : [])),
  )
