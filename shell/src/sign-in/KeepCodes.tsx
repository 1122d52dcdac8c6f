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
        Keep these recovery codes. Each signs you in once when your phone is not at hand. They are not shown again.
      </p>
      <RecoveryCodeList codes={codes} />
      <Button appearance="primary" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  )
}
