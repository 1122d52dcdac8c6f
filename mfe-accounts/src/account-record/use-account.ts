import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { AccountDocument } from '../generated/documents'

/** The account that the address names; undefined until it has come. */
export function useAccount() {
  const { id = '' } = useParams()
  const query = useQuery(AccountDocument, { id })
  const account = query.status === 'loaded' ? (query.data.account ?? undefined) : undefined
  return { id, query, account }
}
