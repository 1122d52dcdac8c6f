import { useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { type DetailProposalFragment, PolicyDetailProposalsDocument } from '../../generated/documents'
import { quotesOfProposals } from './proposal-values'

const none: readonly DetailProposalFragment[] = []

/** Details that a policy’s record lacks, or that its documents contradict. If the query fails, there are none. */
export function useDetailProposals(policyId: string, isReady: boolean) {
  const query = useQuery(PolicyDetailProposalsDocument, { policyId }, { pause: !isReady })
  const found = query.status === 'loaded' ? query.data.policyExplorerConversation?.detailProposals : undefined
  const items = found?.items ?? none
  const quotes = useMemo(() => quotesOfProposals(items), [items])
  return { version: found?.policyVersion, items, quotes }
}
