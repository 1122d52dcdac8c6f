import { Button, EmptyState, ErrorState, makeStyles, RecordTable, RecordTableSkeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { CarriersDocument } from '../generated/documents'
import { carrierColumns } from './carrier-columns'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', justifyItems: 'start' },
})

/** A page of the companies, and the next one once it is asked for. */
export function CarrierPage({ search, after }: { search: string; after?: string }) {
  const styles = useStyles()
  const query = useQuery(CarriersDocument, { ...(search && { search }), ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading companies..." />
  const page = query.status === 'loaded' ? query.data.carriers : undefined
  if (!page) {
    return (
      <ErrorState
        title="The companies could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.items.length === 0 && !after) {
    return search ? (
      <EmptyState kind="no-match" title="No companies found" hint="No matching company." />
    ) : (
      <EmptyState kind="nothing" title="No companies" hint="Companies you add to policies are listed here." />
    )
  }
  return (
    <div className={styles.root}>
      <RecordTable label={after ? 'More companies' : 'Companies'} columns={carrierColumns} rows={page.items} />
      {page.endCursor && opened && <CarrierPage search={search} after={page.endCursor} />}
      {page.endCursor && !opened && <Button onClick={() => setOpened(true)}>Show more</Button>}
    </div>
  )
}
