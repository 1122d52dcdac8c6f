import { CopyButton, makeStyles, tokens } from '@coverdesk/design-system'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'

const useStyles = makeStyles({
  words: { margin: 0 },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '12px 16px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.neutralTint,
    fontFamily: tokens.fontFamilyMonospace,
  },
})

/** Shown once: whoever closes it without keeping them makes new ones. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const styles = useStyles()
  const form = useServerForm({ defaultValues: {}, validationErrors: undefined, onSubmit: onClose })
  return (
    <FormDialog
      title="Keep your recovery codes"
      form={form}
      submitLabel="I have kept them"
      busy={false}
      failure={undefined}
      onClose={onClose}
    >
      <p className={styles.words}>
        Your second step is on. Each of these codes signs you in once when your phone is not at hand. They are not shown
        again: print them, or keep them in your password manager.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <CopyButton text={codes.join('\n')} label="Copy all" />
      </div>
    </FormDialog>
  )
}
