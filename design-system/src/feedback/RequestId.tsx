import { makeStyles } from '@fluentui/react-components'
import { CopyButton } from '../controls/CopyButton'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  id: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
})

/** The id to quote when asking for help, with a button that copies it. */
export function RequestId({ id }: { id: string }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      Request id <span className={styles.id}>{id}</span>
      <CopyButton text={id} />
    </span>
  )
}
