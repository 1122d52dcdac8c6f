import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  makeStyles,
  RecordTable,
  RecordTableSkeleton,
} from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { AccountCertificatesDocument } from '../generated/documents'
import { certificateColumns } from './certificate-columns'
import { LogPolicyLink, logPolicyFirst } from './log-policy-first'
import { useCertifiablePolicies } from './use-certifiable-policies'

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px', justifyItems: 'start' }, wide: { width: '100%' } })

/** A page of an account's certificates, the newest first, and the next page once it is asked for. */
export function CertificateList({ accountId, after }: { accountId: string; after?: string }) {
  const styles = useStyles()
  const query = useQuery(AccountCertificatesDocument, { id: accountId, ...(after && { after }) })
  const [opened, setOpened] = useState(false)
  const { hasNone } = useCertifiablePolicies(accountId)
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading certificates..." />
  const page = query.status === 'loaded' ? query.data.account?.certificatesOfLiabilityInsurance : undefined
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
  if (page.items.length === 0 && !after) return <NoCertificates accountId={accountId} hasNoPolicies={hasNone} />
  return (
    <div className={styles.root}>
      {hasNone && !after && (
        <div className={styles.wide}>
          <Banner tone="neutral" actions={<LogPolicyLink accountId={accountId} />}>
            {logPolicyFirst}
          </Banner>
        </div>
      )}
      <RecordTable
        label={after ? 'Earlier certificates' : 'Certificates'}
        columns={certificateColumns}
        rows={page.items}
      />
      {page.endCursor && opened && <CertificateList accountId={accountId} after={page.endCursor} />}
      {page.endCursor && !opened && <Button onClick={() => setOpened(true)}>Show more</Button>}
    </div>
  )
}

function NoCertificates({ accountId, hasNoPolicies }: { accountId: string; hasNoPolicies: boolean }) {
  if (!hasNoPolicies) {
    return <EmptyState kind="nothing" title="No certificates" hint="Certificates for this account are listed here." />
  }
  return (
    <EmptyState
      kind="nothing"
      title="No certificates"
      hint={logPolicyFirst}
      action={<LogPolicyLink accountId={accountId} />}
    />
  )
}
