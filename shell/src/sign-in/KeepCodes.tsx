import { Button, makeStyles } from '@coverdesk/design-system'
import { RecoveryCodeList } from '@coverdesk/design-system/second-step'
import { useSignInStyles } from './sign-in-styles'

const useStyles = makeStyles({ words: { margin: 0 } })

/** The recovery codes, which are shown this once. */
export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const form = useSignInStyles()
  const styles = useStyles()
  return (
    <div className={form.form}>
      <p className={styles.words}>
        Save these recovery codes. Each one signs you in once if you don’t have your phone. They won’t be shown again.
      </p>
      <RecoveryCodeList codes={codes} />
      <Button appearance="primary" onClick={onKept}>
        I saved them
      </Button>
    </div>
  )
}
