import { useQuery } from '@coverdesk/plugin-sdk'
import { ServicingPolicyOfDocument } from '../generated/documents'

/** The account that a policy belongs to; undefined until it has come, or without a policy. */
export function useOwnerOfPolicy(policyId: string): string | undefined {
  const query = useQuery(ServicingPolicyOfDocument, { id: policyId }, { pause: policyId === '' })
  return query.status === 'loaded' ? query.data.businessPolicy?.account?.id : undefined
}
