import { Button, CopyButton, makeStyles, tokens } from '@coverdesk/design-system'
import { useSignInStyles } from './sign-in-styles'

const useStyles = makeStyles({
  words: { margin: 0 },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '12px 16px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.neutralTint,
    fontFamily: tokens.fontFamilyMonospace,
  },
})

/** The recovery codes, which are shown this once. */
export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const form = useSignInStyles()
  const styles = useStyles()
  return (
    <div className={form.form}>
      <p className={styles.words}>
        Keep these recovery codes. Each signs you in once when your phone is not at hand. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <CopyButton text={codes.join('\n')} label="Copy all" />
      </div>
      <Button appearance="primary" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  )
}
