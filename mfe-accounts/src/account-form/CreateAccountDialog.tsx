import { ChoiceCards, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { accountTypes } from '../account-type/account-types'
import type { CreateAccountInput } from '../generated/documents'
import { AccountFields } from './AccountFields'
import { createInput, newAccount } from './account-values'

/** A new account, over the list. */
export function CreateAccountDialog() {
  const close = useCloseDialog(useListPath('/app/accounts'))
  const { submit, busy, failure, validationErrors } = useSubmission<CreateAccountInput>()
  const form = useServerForm({
    defaultValues: newAccount,
    validationErrors,
    onSubmit: values => submit(createInput(values)),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Create a new account"
      form={form}
      submitLabel="Create account"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <ChoiceCards
        label="Account type"
        value={form.watch('type')}
        options={accountTypes}
        onChange={type => form.setValue('type', type)}
      />
      <AccountFields form={form} />
    </FormDialog>
  )
}
