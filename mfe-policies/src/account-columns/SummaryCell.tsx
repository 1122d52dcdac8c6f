import { Skeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { PolicySummariesDocument, type PolicySummariesQuery } from '../generated/documents'
import { OptionalText } from '../record-parts/OptionalText'
import { useReturning } from '../record-parts/use-returning'
import { useAccountBatch } from './account-batch'

/** What an account's policies come to. */
export type PolicySummary = NonNullable<NonNullable<PolicySummariesQuery['policySummaries']>[number]>['policySummary']

interface SummaryCellProps {
  /** The account. */
  id: string
  /** Nothing: a dash. */
  text(summary: NonNullable<PolicySummary>): string | null
}

/** One figure of an account's policies in the list of accounts. While policies do not answer there is a dash. */
export function SummaryCell({ id, text }: SummaryCellProps) {
  const ids = useAccountBatch(id)
  const query = useReturning(useQuery(PolicySummariesDocument, { ids: [...(ids ?? [])] }, { pause: !ids }))
  if (query.status === 'loading') return <Skeleton width="60%" height="16px" />
  const accounts = query.status === 'loaded' ? query.data.policySummaries : undefined
  const summary = accounts?.find(account => account?.id === id)?.policySummary
  return <OptionalText text={summary && text(summary)} />
}
