import { makeStyles, shorthands } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button'
import { ErrorState } from '../feedback/ErrorState'
import { Skeleton } from '../feedback/Skeleton'
import { tokens } from '../theme/tokens'
import { type ImportedRow, ImportRow } from './ImportRow'
import type { ImportWords } from './import-labels'

/** One page of rows, as far as it has come. Areas read it; the pages after it are drawn below. */
export interface ImportRowsPageProps {
  words: Pick<ImportWords, 'fields'>
  /** How the reading stands: the SDK's `useQuery` says it. */
  query:
    | { status: 'loading' }
    | { status: 'loaded' | 'failed'; failure: { message: string } | undefined; retry(): void }
  /** Undefined as long as they have not come. */
  rows: readonly ImportedRow[] | undefined
  /** Where the next page begins; nothing after the last one. */
  endCursor: string | null | undefined
  /** Reads and draws the next page. */
  next(after: string): ReactNode
}

const useStyles = makeStyles({
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: '12px 0 0', color: tokens.textSecondary },
  waiting: { display: 'grid', gap: '8px', padding: '12px 0' },
  more: {
    display: 'flex',
    justifyContent: 'center',
    paddingTop: '12px',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
  },
})

/** One page of rows, and below it the way to the next. */
export function ImportRowsPage({ words, query, rows, endCursor, next }: ImportRowsPageProps) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading rows..." className={styles.waiting}>
        <Skeleton width="60%" height="16px" />
        <Skeleton width="45%" height="16px" />
        <Skeleton width="55%" height="16px" />
      </div>
    )
  }
  if (!rows)
    return (
      <ErrorState
        title="The rows could not be loaded"
        message={query.failure?.message ?? 'Try again in a moment.'}
        onRetry={query.retry}
      />
    )
  if (rows.length === 0) return <p className={styles.none}>No rows of this kind.</p>
  return (
    <>
      <ol className={styles.rows}>
        {rows.map(row => (
          <ImportRow key={row.number} row={row} words={words} />
        ))}
      </ol>
      {endCursor &&
        (open ? (
          next(endCursor)
        ) : (
          <div className={styles.more}>
            <Button small onClick={() => setOpen(true)}>
              Show more rows
            </Button>
          </div>
        ))}
    </>
  )
}
