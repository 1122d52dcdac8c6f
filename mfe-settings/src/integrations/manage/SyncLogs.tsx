import {
  makeStyles,
  mergeClasses,
  RelativeTime,
  StateBadge,
  shorthands,
  TextLink,
  tokens,
} from '@coverdesk/design-system'
import type { SyncLogRowFragment } from '../../generated/documents'
import { useUsers } from '../../manage-users/use-users'
import { syncRunPath } from '../../paths'
import { beganBy } from '../run/began-by'
import { runTitle, syncedWords } from '../run/run-words'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    gap: '10px',
    padding: '10px 0',
    ':not(:first-child)': { ...shorthands.borderTop('1px', 'solid', tokens.innerLine) },
  },
  dot: { flexShrink: 0, width: '8px', height: '8px', margin: '6px 2px 0', borderRadius: '50%' },
  IN_PROGRESS: {
    backgroundColor: tokens.blue,
    animationName: { '50%': { opacity: 0.3 } },
    animationDuration: '1500ms',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  COMPLETED: { backgroundColor: tokens.green },
  FAILED: { backgroundColor: tokens.red },
  words: { minWidth: 0, flexGrow: 1 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  quiet: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  error: { margin: 0, color: tokens.red, overflowWrap: 'anywhere' },
  none: { margin: 0, color: tokens.textSecondary },
})

interface SyncLogsProps {
  integrationId: string
  /** The newest first. */
  logs: readonly SyncLogRowFragment[]
}

/** The last syncs; each leads to what it has changed. */
export function SyncLogs({ integrationId, logs }: SyncLogsProps) {
  const styles = useStyles()
  const { users } = useUsers()
  if (logs.length === 0) return <p className={styles.none}>No syncs yet.</p>
  return (
    <ul aria-label="Sync logs" className={styles.list}>
      {logs.map(log => (
        <li key={log.id} className={styles.row}>
          <span aria-hidden className={mergeClasses(styles.dot, styles[log.state])} />
          <div className={styles.words}>
            <div className={styles.head}>
              <TextLink href={syncRunPath(integrationId, log.id)}>{runTitle(log.type)}</TextLink>
              <StateBadge of="syncLog" state={log.state} />
            </div>
            <div className={styles.quiet}>
              <RelativeTime value={log.startedAt} dateAfterDays={7} /> · {beganBy(log, users)} ·{' '}
              {syncedWords(log.entitiesSynced)}
              {log.undo?.state === 'COMPLETED' && ' · Undone'}
            </div>
            {log.lastError && <p className={styles.error}>{log.lastError}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
