import { Banner } from '@coverdesk/design-system'
import { FormDialog, SearchCombobox, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { personalPolicies } from '../account-tab/personal-policies'
import { policiesPath } from '../paths'
import { useAddressParameter } from '../record-parts/use-address-parameter'
import type { PolicyCreation } from './create-policy'
import { PolicyFields } from './PolicyFields'
import { createInput, newPolicy } from './policy-values'
import { useAccountSearch, useChosenAccount } from './use-account-choice'
import { useDefaultEnd } from './use-default-end'

/** A new policy, over the list. Its fields appear once an account is chosen (specification 2 §5). */
export function CreatePolicyDialog() {
  const close = useCloseDialog(useListPath(policiesPath))
  const { user, agency } = useSession()
  const preselected = useAddressParameter('accountId')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<PolicyCreation>()
  const form = useServerForm({
    defaultValues: newPolicy(preselected, user.id, agency.timeZone),
    validationErrors,
    onSubmit: values =>
      submit({
        input: { accountId: values.accountId, policies: [{ id: idempotencyKey, ...createInput(values) }] },
        idempotencyKey,
      }),
  })
  useDefaultEnd(form)
  useUnsavedChanges(form.formState.isDirty)
  const accountId = form.watch('accountId')
  const account = useChosenAccount(accountId)
  return (
    <FormDialog
      title="Create a new policy"
      size="large"
      form={form}
      submitLabel="Create policy"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <SearchCombobox
        form={form}
        name="accountId"
        label="Account"
        {...useAccountSearch()}
        labels={account ? { [account.id]: account.details.name } : {}}
        maximumOptions={1000}
      />
      {account?.type === 'INDIVIDUAL' && <Banner tone="neutral">{personalPolicies}</Banner>}
      {accountId !== '' && account?.type !== 'INDIVIDUAL' && (
        <PolicyFields key={accountId} form={form} contacts={account?.contacts ?? undefined} />
      )}
    </FormDialog>
  )
}
