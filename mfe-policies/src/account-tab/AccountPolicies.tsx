import {
  ButtonLink,
  EmptyState,
  ErrorState,
  makeStyles,
  pluralize,
  RecordTable,
  RecordTableSkeleton,
  Section,
  tokens,
} from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'
import { AccountPoliciesDocument } from '../generated/documents'
import { useReturning } from '../record-parts/use-returning'
import { accountPolicyColumns } from './account-policy-columns'
import { personalPolicies } from './personal-policies'

const useStyles = makeStyles({
  root: { display: 'grid', padding: '20px', '@media (max-width: 639px)': { padding: '16px' } },
  text: { margin: 0 },
  more: { margin: '12px 0 0', color: tokens.textSecondary },
})

/** The policies of an account, as a tab of its page. */
export default function AccountPolicies({ accountId }: { accountId: string }) {
  const query = useReturning(useQuery(AccountPoliciesDocument, { id: accountId }))
  const styles = useStyles()
  if (query.status === 'loading') {
    return (
      <Frame>
        <RecordTableSkeleton label="Loading policies..." />
      </Frame>
    )
  }
  const account = query.status === 'loaded' ? query.data.account : undefined
  if (account?.type === 'INDIVIDUAL') {
    return (
      <Frame>
        <p className={styles.text}>{personalPolicies}</p>
      </Frame>
    )
  }
  const page = account?.businessPolicies
  if (!page) {
    return (
      <Frame>
        <ErrorState
          title="Policies could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      </Frame>
    )
  }
  const add = `/app/policies/new?accountId=${accountId}`
  return (
    <Frame
      actions={
        <ButtonLink small to={add}>
          Add Policy
        </ButtonLink>
      }
    >
      {page.items.length === 0 ? (
        <EmptyState kind="nothing" title="No policies" hint="Policies for this account are listed here." />
      ) : (
        <RecordTable label="Policies" columns={accountPolicyColumns} rows={page.items} />
      )}
      {page.total > page.items.length && (
        <p
          className={styles.more}
        >{`The last ${page.items.length} of ${pluralize(page.total, 'policy', 'policies')}.`}</p>
      )}
    </Frame>
  )
}

function Frame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Section title="Policies" actions={actions}>
        {children}
      </Section>
    </div>
  )
}
