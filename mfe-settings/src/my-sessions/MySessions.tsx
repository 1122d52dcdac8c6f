import { Badge, ButtonLink, makeStyles, RelativeTime, Skeleton, shorthands, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { AgencySessionsDocument, type SessionRowFragment } from '../generated/documents'
import { endOthersPath, endSessionPath } from '../paths'
import { LoadedSection } from '../settings-page/LoadedSection'

const narrow = '@container (max-width: 460px)'

const useStyles = makeStyles({
  // The air of the last row is that of its section.
  list: { margin: '0 0 -10px', padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '60px',
    padding: '8px 0',
    boxSizing: 'border-box',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    [narrow]: { minHeight: '80px' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  device: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  loading: { display: 'grid', gap: '8px' },
})

/** Where the person is signed in, and the way to end it. */
export function MySessions() {
  const query = useQuery(AgencySessionsDocument, {})
  const sessions = query.status === 'loaded' ? query.data.agencySessions : undefined
  const hasOthers = sessions !== undefined && sessions.length > 1
  return (
    <LoadedSection
      title="My sessions"
      failed="Your sessions could not be loaded"
      query={query}
      skeleton={<Loading />}
      actions={
        hasOthers && (
          <ButtonLink small to={endOthersPath}>
            Sign out all others
          </ButtonLink>
        )
      }
    >
      {sessions && <Sessions sessions={sessions} />}
    </LoadedSection>
  )
}

function Sessions({ sessions }: { sessions: readonly SessionRowFragment[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label="Sessions">
      {sessions.map(session => (
        <li key={session.id} className={styles.row}>
          <div className={styles.words}>
            <div className={styles.device}>
              {session.device}
              {session.isCurrent && <Badge tone="green">This device</Badge>}
            </div>
            <div className={styles.quiet}>
              Last used <RelativeTime value={session.lastSeenAt} /> · signed in{' '}
              <RelativeTime value={session.startedAt} />
              {session.network && ` · ${session.network}`}
            </div>
          </div>
          {!session.isCurrent && (
            <ButtonLink small to={endSessionPath(session.id)} aria-label={`Sign out ${session.device}`}>
              Sign out
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading sessions...">
      {['this', 'other'].map(row => (
        <div key={row} className={styles.row}>
          <span className={styles.loading}>
            <Skeleton width="140px" height="12px" />
            <Skeleton width="240px" height="10px" />
          </span>
        </div>
      ))}
    </div>
  )
}
