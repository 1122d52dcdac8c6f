import { Button, makeStyles, tokens } from '@coverdesk/design-system'
import { FormDialog, SearchCombobox, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { SuggestedAccountFragment } from '../generated/documents'
import type { ChosenAccount } from './chosen-account'
import { suggestionReason } from './suggestion-reason'
import { useAccountSearch } from './use-account-search'

const useStyles = makeStyles({
  suggestions: { display: 'grid', gap: '6px' },
  title: { fontWeight: tokens.fontWeightMedium },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '6px' },
  suggestion: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  reason: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface Linked {
  account: { id: string } | null
  accountName: string | null
  accountSuggestions: readonly SuggestedAccountFragment[]
}

interface AccountFormProps {
  title: string
  /** The call or the thread. */
  linked: Linked
  /** Where the dialog closes to. */
  parent: string
}

/** Whose call or email it is. What the server takes for possible is offered first; a person chooses. */
export function AccountForm({ title, linked, parent }: AccountFormProps) {
  const styles = useStyles()
  const [{ account, accountName, accountSuggestions }] = useState(linked)
  const close = useCloseDialog(parent)
  const { submit, busy, failure, validationErrors } = useSubmission<ChosenAccount>(close)
  const form = useServerForm({
    defaultValues: { accountId: account?.id ?? '' },
    validationErrors,
    onSubmit: ({ accountId }) => submit({ accountId: accountId || null }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const suggestions = accountSuggestions.filter(suggestion => suggestion.account.id !== account?.id)
  const known = suggestions.map(suggestion => [suggestion.account.id, suggestion.accountName] as const)
  return (
    <FormDialog title={title} form={form} submitLabel="Save Changes" busy={busy} failure={failure} onClose={close}>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <span className={styles.title}>Possible accounts</span>
          <ul className={styles.list}>
            {suggestions.map(suggestion => (
              <li key={suggestion.account.id} className={styles.suggestion}>
                <Button small onClick={() => form.setValue('accountId', suggestion.account.id, { shouldDirty: true })}>
                  {suggestion.accountName}
                </Button>
                <span className={styles.reason}>{suggestionReason[suggestion.reason]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SearchCombobox
        form={form}
        name="accountId"
        label="Account"
        optional
        labels={Object.fromEntries([...known, ...(account ? [[account.id, accountName ?? ''] as const] : [])])}
        {...useAccountSearch()}
      />
    </FormDialog>
  )
}
