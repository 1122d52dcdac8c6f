import { useQuery } from '@coverdesk/plugin-sdk'
import { AccountServiceRequestsDocument } from '../generated/documents'
import { newRequestPath } from '../paths'
import { RequestTable } from './RequestTable'

/** The requests of an account, as a tab of its page. */
export default function AccountRequests({ accountId }: { accountId: string }) {
  const query = useQuery(AccountServiceRequestsDocument, { id: accountId })
  return (
    <RequestTable
      query={query}
      page={query.status === 'loaded' ? query.data.account?.serviceRequests : undefined}
      createTo={`${newRequestPath}?accountId=${accountId}`}
      record="account"
    />
  )
}
