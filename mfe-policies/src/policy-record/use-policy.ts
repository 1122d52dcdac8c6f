import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { BusinessPolicyDocument } from '../generated/documents'

/** The policy that the address names; undefined until it has come. */
export function usePolicy() {
  const { id = '' } = useParams()
  const query = useQuery(BusinessPolicyDocument, { id })
  const policy = query.status === 'loaded' ? (query.data.businessPolicy ?? undefined) : undefined
  return { id, query, policy }
}
