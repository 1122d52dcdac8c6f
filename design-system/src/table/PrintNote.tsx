import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'

/** More rows than these are an export, not a print: they would be some forty sheets of paper, and a browser takes minutes. */
export const maxPrinted = 1_000

const useStyles = makeStyles({
  root: { margin: 0, padding: '12px 20px', color: tokens.textSecondary },
})

/** On paper: that there are more rows than these. Nothing when these are all. */
export function PrintNote({ printed, total }: { printed: number; total: number }) {
  const styles = useStyles()
  if (total <= printed) return null
  return (
    <p className={styles.root}>
      {`These are the first ${printed.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows. An export holds all of them.`}
    </p>
  )
}
