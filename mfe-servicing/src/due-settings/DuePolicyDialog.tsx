import { useQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestDuePolicyDocument } from '../generated/documents'
import { DuePolicyForm } from './DuePolicyForm'

/** Changes when requests are due, over the tab. */
export function DuePolicyDialog() {
  const query = useQuery(ServiceRequestDuePolicyDocument, {})
  const policy = query.status === 'loaded' ? query.data.serviceRequestDuePolicy : undefined
  return policy && <DuePolicyForm key={policy.id} policy={policy} />
}
