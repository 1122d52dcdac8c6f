import { ButtonLink, ConfirmDialog, makeStyles, tokens } from '@coverdesk/design-system'
import { FormDialog, RadioField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useParams, useQuery, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { versionToSave } from '../account-contacts/version-to-save'
import { useAccount } from '../account-record/use-account'
import { AccountDocument, type AccountProfileFragment } from '../generated/documents'
import { accountPath } from '../paths'
import type { MergeRequest } from './merge-accounts'
import { differencesBetween, firstChoices, mergeInput } from './merge-values'

/** Two accounts side by side: the one whose page it is over stays, and what survives is chosen field by field. */
export function MergeDialog() {
  const { duplicateId = '' } = useParams()
  const { id, account } = useAccount()
  const query = useQuery(AccountDocument, { id: duplicateId })
  const duplicate = query.status === 'loaded' ? query.data.account : undefined
  if (!account || query.status === 'loading') return null
  const problem = problemOf(account, duplicate)
  if (!duplicate || problem) return <CannotMerge accountId={id} because={problem ?? query.failure?.message} />
  return <MergeForm key={`${account.id} ${duplicate.id}`} survivor={account} duplicate={duplicate} />
}

function problemOf(account: AccountProfileFragment, duplicate: AccountProfileFragment | null | undefined) {
  if (duplicate?.id === account.id) return 'These accounts are already merged.'
  if (duplicate && duplicate.type !== account.type) return 'A business and an individual can’t be merged.'
  return undefined
}

const useStyles = makeStyles({ words: { margin: 0, color: tokens.textSecondary, overflowWrap: 'anywhere' } })

interface MergeFormProps {
  survivor: AccountProfileFragment
  duplicate: AccountProfileFragment
}

function MergeForm(opened: MergeFormProps) {
  // What the person compared: newer versions that arrive meanwhile must not change what is merged.
  const [{ survivor, duplicate }] = useState(opened)
  const styles = useStyles()
  const close = useCloseDialog(accountPath(survivor.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<MergeRequest>(close)
  const changed = (conflict as { id: string } | undefined)?.id
  const ofSurvivor = versionToSave(survivor.version, changed === survivor.id ? conflict : undefined)
  const ofDuplicate = versionToSave(duplicate.version, changed === duplicate.id ? conflict : undefined)
  const form = useServerForm({
    defaultValues: firstChoices(survivor.details, duplicate.details),
    validationErrors,
    onSubmit: choices =>
      submit({
        survivorVersion: ofSurvivor.version,
        duplicateVersion: ofDuplicate.version,
        input: mergeInput(survivor.details, duplicate.details, choices),
      }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const differences = differencesBetween(survivor.details, duplicate.details)
  return (
    <FormDialog
      size="large"
      title="Merge accounts"
      form={form}
      submitLabel="Merge"
      busy={busy}
      failure={failure ?? ofSurvivor.notice ?? ofDuplicate.notice}
      onClose={close}
    >
      <p className={styles.words}>
        {`${survivor.details.name} stays. Contacts, notes and applications of ${duplicate.details.name} move to it, and links to ${duplicate.details.name} lead to it.`}
      </p>
      {differences.map(({ field, label, ...sides }) => (
        <RadioField
          key={field}
          form={form}
          name={field}
          label={label}
          options={[
            { value: 'survivor', label: sides.survivor || 'None', description: 'From the account you keep' },
            { value: 'duplicate', label: sides.duplicate || 'None', description: 'From the other account' },
          ]}
        />
      ))}
      {differences.length === 0 && <p className={styles.words}>No differences.</p>}
      {/* Last, so that the first choice has the focus at the start. */}
      <div>
        <ButtonLink small to={`${accountPath(duplicate.id)}/merge/${survivor.id}`}>
          Keep the other account
        </ButtonLink>
      </div>
    </FormDialog>
  )
}

function CannotMerge({ accountId, because }: { accountId: string; because: string | undefined }) {
  const close = useCloseDialog(accountPath(accountId))
  return (
    <ConfirmDialog title="These accounts can’t be merged" confirmLabel="Close" onConfirm={close} onCancel={close}>
      {because ?? 'The other account no longer exists.'}
    </ConfirmDialog>
  )
}
