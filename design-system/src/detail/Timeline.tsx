import { makeStyles, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'
import { RelativeTime } from '../time/RelativeTime'

/** Something that happened. */
export interface TimelineEvent {
  id: string
  /** Who did what: "Maya Reyes assigned this to Sam Ortiz". */
  title: ReactNode
  /** An ISO instant. */
  at: string
  /** An `Avatar` or a 20 px icon. By default a dot. */
  mark?: ReactNode
  /** What was said or changed. */
  children?: ReactNode
}

export interface TimelineProps {
  /** What it shows: "Activity". */
  label: string
  /** In the order in which they are shown. */
  events: readonly TimelineEvent[]
}

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, listStyleType: 'none' },
  event: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '12px',
    paddingBottom: '20px',
    ':last-child': { paddingBottom: 0 },
    // The line from one mark to the next.
    ':not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: '13px',
      top: '32px',
      bottom: '4px',
      ...shorthands.borderLeft('1px', 'solid', tokens.line),
    },
  },
  mark: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '28px',
    color: tokens.textTertiary,
  },
  dot: {
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    ...shorthands.border('2px', 'solid', tokens.controlLineHover),
  },
  body: { minWidth: 0, paddingTop: '4px' },
  title: { overflowWrap: 'anywhere' },
  time: {
    color: tokens.textTertiary,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  more: {
    marginTop: '8px',
    padding: '10px 12px',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
})

/** What happened to a record: events, each with its time. */
export function Timeline({ label, events }: TimelineProps) {
  const styles = useStyles()
  return (
    <ol aria-label={label} className={styles.root}>
      {events.map(({ id, title, at, mark, children }) => (
        <li key={id} className={styles.event}>
          <span aria-hidden className={styles.mark}>
            {mark ?? <span className={styles.dot} />}
          </span>
          <div className={styles.body}>
            <div className={styles.title}>
              {title}{' '}
              <span className={styles.time}>
                <RelativeTime value={at} />
              </span>
            </div>
            {children && <div className={styles.more}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
