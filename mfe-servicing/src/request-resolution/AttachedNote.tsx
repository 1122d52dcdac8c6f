import { formatNames, makeStyles, tokens } from '@coverdesk/design-system'

interface AttachedNoteProps {
  names: readonly string[]
  /** More may be added in the form. By default not. */
  more?: boolean
}

const useStyles = makeStyles({ root: { margin: 0, color: tokens.textSecondary, overflowWrap: 'anywhere' } })

/** What goes along with the mail. */
export function AttachedNote({ names, more = false }: AttachedNoteProps) {
  const styles = useStyles()
  return <p className={styles.root}>{attached(names, more)}</p>
}

function attached(names: readonly string[], more: boolean) {
  const all = more ? [...names, 'the files above'] : names
  return all.length === 0 ? 'Nothing is attached.' : `Attached: ${formatNames(all)}.`
}
