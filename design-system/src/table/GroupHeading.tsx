// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a heading is no control.
import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

interface GroupHeadingProps {
  text: string
  /** How many rows are under it, if that is known. */
  size: number | undefined
  /** Of the table, its headings included; counted from 1. */
  line: number
  /** How many columns it spans. */
  columns: number
  /** Distance from the first line, in pixels. */
  start: number
  height: number
}

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    boxSizing: 'border-box',
    backgroundColor: tokens.frame,
    ...shorthands.borderBottom('1px', 'solid', tokens.innerLine),
    [media.print]: { position: 'static', breakAfter: 'avoid', transform: 'none !important' },
  },
  // It stays in sight when the columns are scrolled under the title.
  words: {
    position: 'sticky',
    left: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: 'fit-content',
    maxWidth: '100%',
    height: '100%',
    padding: '0 20px',
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [media.phone]: { padding: '0 16px' },
  },
  text: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.text,
  },
  size: { color: tokens.textSecondary, fontVariantNumeric: 'tabular-nums' },
})

/** What the rows below have in common. Keys move past it. */
export function GroupHeading({ text, size, line, columns, start, height }: GroupHeadingProps) {
  const styles = useStyles()
  return (
    <div
      role="row"
      aria-rowindex={line}
      className={styles.root}
      style={{ height, transform: `translateY(${start}px)` }}
    >
      <div role="rowheader" aria-colspan={columns} className={styles.words}>
        <span className={styles.text} title={text}>
          {text}
        </span>
        {size !== undefined && <span className={styles.size}>{size.toLocaleString('en-US')}</span>}
      </div>
    </div>
  )
}
