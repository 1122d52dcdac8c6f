import { Button, EmptyState, ErrorState, makeStyles, RecordTable, RecordTableSkeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { HolderCertificatesDocument } from '../generated/documents'
import { holderCertificateColumns } from './holder-certificate-columns'

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px', justifyItems: 'start' } })

/** A page of what was issued for a holder, over all accounts, the newest first, and the next page once it is asked for. */
export function HolderCertificates({ holderId, after }: { holderId: string; after?: string }) {
  const styles = useStyles()
  const query = useQuery(HolderCertificatesDocument, { id: holderId, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading certificates..." />
  const page = query.status === 'loaded' ? query.data.certificateHolder?.certificates : undefined
  if (!page) {
    return (
      <ErrorState
        title="The certificates could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (page.items.length === 0 && !after) {
    return <EmptyState kind="nothing" title="No certificates" hint="Certificates for this holder are listed here." />
  }
  return (
    <div className={styles.root}>
      <RecordTable
        label={after ? 'Earlier certificates' : 'Certificates'}
        columns={holderCertificateColumns}
        rows={page.items}
      />
      {page.endCursor && opened && <HolderCertificates holderId={holderId} after={page.endCursor} />}
      {page.endCursor && !opened && <Button onClick={() => setOpened(true)}>Show more</Button>}
    </div>
  )
}
