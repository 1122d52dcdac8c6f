import { useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { type DetailProposalFragment, PolicyDetailProposalsDocument } from '../../generated/documents'
import { quotesOfProposals } from './proposal-values'

const none: readonly DetailProposalFragment[] = []

/** What the documents of a policy say that its record lacks or contradicts. Without an answer, nothing is proposed. */
export function useDetailProposals(policyId: string, isReady: boolean) {
  const query = useQuery(PolicyDetailProposalsDocument, { policyId }, { pause: !isReady })
  const found = query.status === 'loaded' ? query.data.policyExplorerConversation?.detailProposals : undefined
  const items = found?.items ?? none
  const quotes = useMemo(() => quotesOfProposals(items), [items])
  return { version: found?.policyVersion, items, quotes }
}
