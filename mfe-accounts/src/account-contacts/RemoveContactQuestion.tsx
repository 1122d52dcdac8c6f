import { ConfirmDialog } from '@coverdesk/design-system'
import { toast, useCloseDialog, useParams, useSubmission } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { useAccount } from '../account-record/use-account'
import type { AccountProfileFragment } from '../generated/documents'
import { accountPath } from '../paths'
import { versionToSave } from './version-to-save'

/** Asks before a contact is taken from its account, over the account's page. */
export function RemoveContactQuestion() {
  const { account } = useAccount()
  return account && <Question key={account.id} account={account} />
}

function Question({ account }: { account: AccountProfileFragment }) {
  const { contactId } = useParams()
  // Decided once: the answer takes the contact away before the dialog has closed.
  const [contact] = useState(() => account.contacts?.find(({ id }) => id === contactId))
  const close = useCloseDialog(accountPath(account.id))
  const { submit, busy, failure, conflict } = useSubmission<{ version: number }>(close)
  const { version, notice } = versionToSave(account.version, conflict)
  useEffect(() => {
    if (contact) return
    toast('This account does not have this contact.')
    close()
  }, [contact, close])
  return (
    contact && (
      <ConfirmDialog
        title={`Remove ${contact.name}?`}
        confirmLabel="Remove"
        danger
        busy={busy}
        failure={failure ?? notice}
        onConfirm={() => submit({ version })}
        onCancel={close}
      >
        {`${contact.name} is no longer a contact of ${account.details.name}. The contact itself and their other accounts stay.`}
      </ConfirmDialog>
    )
  )
}
