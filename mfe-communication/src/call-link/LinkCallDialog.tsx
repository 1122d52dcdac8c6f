import { FormDialog, SearchCombobox, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { useAccountSearch } from '../account-choice/use-account-search'
import { useCall } from '../call-summary/use-call'
import type { CallProfileFragment } from '../generated/documents'
import { callPath } from '../paths'
import type { CallLink } from './link-call'

/** Whose call it was, over its summary: a number that several accounts have, or none, names no one. */
export function LinkCallDialog() {
  const { call } = useCall()
  return call && <LinkForm key={call.id} call={call} />
}

function LinkForm({ call }: { call: CallProfileFragment }) {
  const [{ id, account, accountName }] = useState(call)
  const close = useCloseDialog(useListPath(callPath(id)))
  const { submit, busy, failure, validationErrors } = useSubmission<CallLink>(close)
  const form = useServerForm({
    defaultValues: { accountId: account?.id ?? '' },
    validationErrors,
    onSubmit: ({ accountId }) => submit({ accountId: accountId || null }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Account of the call"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <SearchCombobox
        form={form}
        name="accountId"
        label="Account"
        optional
        labels={account ? { [account.id]: accountName ?? '' } : {}}
        {...useAccountSearch()}
      />
    </FormDialog>
  )
}
