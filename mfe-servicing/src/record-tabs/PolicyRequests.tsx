import { useQuery } from '@coverdesk/plugin-sdk'
import { PolicyServiceRequestsDocument } from '../generated/documents'
import { newRequestPath } from '../paths'
import { RequestTable } from './RequestTable'

/** The requests about a policy, as a tab of its page. */
export default function PolicyRequests({ policyId }: { policyId: string }) {
  const query = useQuery(PolicyServiceRequestsDocument, { id: policyId })
  return (
    <RequestTable
      query={query}
      page={query.status === 'loaded' ? query.data.serviceRequests : undefined}
      createTo={`${newRequestPath}?policyId=${policyId}`}
      record="policy"
    />
  )
}
