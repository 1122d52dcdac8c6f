import { makeStyles } from '@coverdesk/design-system'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { RecoveryCodeList } from '@coverdesk/design-system/second-step'

const useStyles = makeStyles({ words: { margin: 0 } })

/** Shown once: whoever closes it without keeping them makes new ones. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const styles = useStyles()
  const form = useServerForm({ defaultValues: {}, validationErrors: undefined, onSubmit: onClose })
  return (
    <FormDialog
      title="Save your recovery codes"
      form={form}
      submitLabel="I saved them"
      busy={false}
      failure={undefined}
      onClose={onClose}
    >
      <p className={styles.words}>
        Two-step verification is on. Each of these codes signs you in once if you don’t have your phone. They won’t be
        shown again: print them or save them in your password manager.
      </p>
      <RecoveryCodeList codes={codes} />
    </FormDialog>
  )
}
