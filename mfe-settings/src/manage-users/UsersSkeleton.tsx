import { makeStyles, Skeleton, shorthands, tokens } from '@coverdesk/design-system'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '52px',
    boxSizing: 'border-box',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
  },
  words: { display: 'grid', gap: '8px' },
})

/** The users on their way. */
export function UsersSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading users...">
      {rows.map(row => (
        <div key={row} className={styles.row}>
          <Skeleton width="28px" height="28px" />
          <span className={styles.words}>
            <Skeleton width="140px" height="12px" />
            <Skeleton width="200px" height="10px" />
          </span>
        </div>
      ))}
    </div>
  )
}
