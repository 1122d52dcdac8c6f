import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { chosenContact, newAccount } from '../account-form/account-values'
import { ContactFields } from '../account-form/ContactFields'
import { useAccount } from '../account-record/use-account'
import type { AccountProfileFragment } from '../generated/documents'
import { accountPath } from '../paths'
import type { ContactAddition } from './change-contacts'
import { versionToSave } from './version-to-save'

/** One more contact of a business, over its page, which says so while the account is loading or missing. */
export function AddContactDialog() {
  const { account } = useAccount()
  return account && <AddContactForm key={account.id} account={account} />
}

function AddContactForm({ account }: { account: AccountProfileFragment }) {
  const close = useCloseDialog(accountPath(account.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<ContactAddition>(close)
  const { version, notice } = versionToSave(account.version, conflict)
  const form = useServerForm({
    defaultValues: newAccount,
    validationErrors,
    onSubmit: values => submit({ version, input: chosenContact(values) }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Add contact"
      form={form}
      submitLabel="Add contact"
      busy={busy}
      failure={failure ?? notice}
      onClose={close}
    >
      <ContactFields form={form} names={{}} />
    </FormDialog>
  )
}
