import { makeStyles } from '@fluentui/react-components'
import { CopyButton } from '../controls/CopyButton'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
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

/** Recovery codes, as people copy or write them down. Words beside them say that they are shown this once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <CopyButton text={codes.join('\n')} label="Copy all" />
      </div>
    </div>
  )
}
