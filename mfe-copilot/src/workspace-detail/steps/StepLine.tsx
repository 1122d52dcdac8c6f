import { makeStyles, mergeClasses, Spinner, shorthands, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

export type StepState = 'planned' | 'working' | 'done' | 'failed'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: '10px',
    alignItems: 'baseline',
    color: tokens.textSecondary,
  },
  sign: { display: 'grid', placeItems: 'center', height: '16px', alignSelf: 'start', marginTop: '2px' },
  dot: {
    width: '5px',
    height: '5px',
    borderRadius: '50%',
    ...shorthands.border('4px', 'solid', tokens.brand),
  },
  failed: { ...shorthands.borderColor(tokens.red) },
  planned: { ...shorthands.borderColor(tokens.line) },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  failedText: { color: tokens.red },
  took: { fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  more: { gridColumn: '2 / -1', minWidth: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface StepLineProps {
  state: StepState
  /** What it took and found: at the right. */
  took?: string | undefined
  /** More about it, below. */
  more?: ReactNode
  children: ReactNode
}

/** One quiet line of what Cara does. */
export function StepLine({ state, took, more, children }: StepLineProps) {
  const styles = useStyles()
  const isFailed = state === 'failed'
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.sign}>
        {state === 'working' ? (
          <Spinner label="" />
        ) : (
          <span
            className={mergeClasses(styles.dot, isFailed && styles.failed, state === 'planned' && styles.planned)}
          />
        )}
      </span>
      <span className={mergeClasses(styles.text, isFailed && styles.failedText)}>{children}</span>
      <span className={styles.took}>{took}</span>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}
