import { ConflictNotice, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { useAccount } from '../account-record/use-account'
import type { AccountProfileFragment } from '../generated/documents'
import { AccountFields } from './AccountFields'
import { useAccountConflict } from './account-conflict'
import { updateInput, valuesOf } from './account-values'
import type { AccountChange } from './save-account'

/** Changes an account, over its page, which says so while the account is loading or missing. */
export function EditAccountDialog() {
  const { account } = useAccount()
  return account && <EditAccountForm key={account.id} account={account} />
}

function EditAccountForm({ account }: { account: AccountProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(account)
  const close = useCloseDialog(`/app/accounts/${opened.id}`)
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<AccountChange>(close)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: values => submit({ version: latest.version, input: updateInput(values, latest.contacts?.[0]?.id) }),
  })
  const { latest, notice } = useAccountConflict(form, opened, conflict)
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit account"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <AccountFields form={form} contactNames={namesOf(opened, latest)} />
    </FormDialog>
  )
}

const namesOf = (...accounts: AccountProfileFragment[]) =>
  Object.fromEntries(accounts.flatMap(({ contacts }) => (contacts ?? []).map(({ id, name }) => [id, name])))
