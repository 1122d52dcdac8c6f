import { ErrorState, makeStyles } from '@coverdesk/design-system'
import { FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { KeyToScan } from '@coverdesk/design-system/second-step'
import { useCloseDialog } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'
import { RecoveryCodes } from './RecoveryCodes'
import { confirm } from './send-code'
import { useCodes } from './use-codes'
import { useSetUp } from './use-set-up'

const useStyles = makeStyles({
  steps: { display: 'grid', gap: '12px', margin: 0, paddingLeft: '20px' },
  key: { marginTop: '8px' },
})

/** Scan, enter a code, keep the recovery codes: then two-step verification is on. */
export function SetUpDialog() {
  const styles = useStyles()
  const close = useCloseDialog(securityPath)
  const { setUp, failure: noKey, again } = useSetUp()
  const { submit, busy, failure, validationErrors, codes } = useCodes(confirm)
  const form = useServerForm({ defaultValues: { code: '' }, validationErrors, onSubmit: submit })
  if (codes) return <RecoveryCodes codes={codes} onClose={close} />
  return (
    <FormDialog
      title="Set up two-step verification"
      form={form}
      submitLabel="Turn on"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      {noKey ? (
        <ErrorState title="Setup couldn’t start" message={noKey.message} requestId={noKey.requestId} onRetry={again} />
      ) : (
        <ol className={styles.steps}>
          <li>Open an authenticator app on your phone.</li>
          <li>
            Scan this QR code, or enter the key.
            <div className={styles.key}>
              <KeyToScan setUp={setUp} />
            </div>
          </li>
          <li>Enter the six-digit code from the app.</li>
        </ol>
      )}
      <TextField form={form} name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
    </FormDialog>
  )
}
