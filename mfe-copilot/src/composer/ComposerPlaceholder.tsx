import { makeStyles, mergeClasses, shorthands, tokens } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minHeight: '122px',
    borderRadius: '12px',
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    backgroundColor: tokens.sheet,
  },
  compact: { minHeight: '48px', '@media (pointer: coarse)': { minHeight: '58px' } },
})

/** An empty box as high as the composer, until its code is there: nothing moves when it comes. */
export function ComposerPlaceholder({ isCompact = false }: { isCompact?: boolean }) {
  const styles = useStyles()
  return <div aria-hidden="true" className={mergeClasses(styles.root, isCompact && styles.compact)} />
}
