import { Button, ChoiceChips, ErrorState, makeStyles, Skeleton, shorthands, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import {
  type AccountImportOutcome,
  AccountImportRowsDocument,
  type AccountImportWholeFragment,
} from '../generated/documents'
import { ImportRow } from './ImportRow'

const rowsOfPage = 50

const useStyles = makeStyles({
  filters: { marginBottom: '12px' },
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

type Filter = AccountImportOutcome | 'ALL'

/** The rows of the file, as they are or would be stored; those of one kind alone, or all. */
export function ImportRows({ found }: { found: AccountImportWholeFragment }) {
  const styles = useStyles()
  const filters = filtersOf(found)
  const [chosen, setChosen] = useState<Filter>()
  const filter = filters.find(({ value }) => value === chosen) ?? filters[0]
  return (
    <>
      <div className={styles.filters}>
        <ChoiceChips<Filter> label="Show rows" value={filter?.value ?? 'ALL'} options={filters} onChange={setChosen} />
      </div>
      {filter && <RowsPage key={`${filter.value} ${found.version}`} id={found.id} filter={filter.value} />}
    </>
  )
}

/** What somebody must look at comes first. */
function filtersOf({ counts, state }: AccountImportWholeFragment): { value: Filter; label: string }[] {
  const { created, removed, kept } = counts
  const isOver = state !== 'CHECKED'
  const duplicates = isOver ? counts.skipped : counts.emailDuplicates + counts.nameDuplicates
  const kinds: { value: Filter; label: string; count: number }[] = [
    { value: 'INVALID', label: 'With errors', count: counts.invalid },
    { value: isOver ? 'SKIPPED' : 'DUPLICATE', label: isOver ? 'Skipped' : 'Duplicates', count: duplicates },
    { value: 'KEPT', label: 'Kept', count: kept },
    { value: 'CREATED', label: 'Created', count: state === 'UNDONE' ? 0 : created },
    { value: 'REMOVED', label: 'Removed', count: removed },
    { value: 'READY', label: 'Ready', count: isOver ? 0 : counts.ready },
  ]
  const all: (typeof kinds)[number] = { value: 'ALL', label: 'All', count: counts.rows }
  return [...kinds.filter(({ count }) => count > 0), all].map(({ value, label, count }) => ({
    value,
    label: `${label} (${count.toLocaleString('en-US')})`,
  }))
}

interface RowsPageProps {
  id: string
  filter: Filter
  after?: string
}

/** One page, and below it the way to the next. */
function RowsPage({ id, filter, after }: RowsPageProps) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const outcome = filter === 'ALL' ? {} : { outcome: filter }
  const query = useQuery(AccountImportRowsDocument, { id, ...outcome, first: rowsOfPage, ...(after && { after }) })
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading rows..." className={styles.waiting}>
        <Skeleton width="60%" height="16px" />
        <Skeleton width="45%" height="16px" />
        <Skeleton width="55%" height="16px" />
      </div>
    )
  }
  const page = query.status === 'loaded' ? query.data.accountImport?.rows : undefined
  if (!page)
    return (
      <ErrorState
        title="The rows could not be loaded"
        message={query.failure?.message ?? 'Try again in a moment.'}
        onRetry={query.retry}
      />
    )
  if (page.items.length === 0) return <p className={styles.none}>No rows of this kind.</p>
  return (
    <>
      <ol className={styles.rows}>
        {page.items.map(row => (
          <ImportRow key={row.number} row={row} />
        ))}
      </ol>
      {page.endCursor &&
        (open ? (
          <RowsPage id={id} filter={filter} after={page.endCursor} />
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
