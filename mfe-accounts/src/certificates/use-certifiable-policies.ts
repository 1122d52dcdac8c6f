import { useQuery } from '@coverdesk/plugin-sdk'
import { CertifiablePoliciesDocument } from '../generated/documents'

/** The policies of an account, as their area tells them; `policies` is undefined until it does. */
export function useCertifiablePolicies(accountId: string) {
  const query = useQuery(CertifiablePoliciesDocument, { id: accountId })
  const page = query.status === 'loaded' ? query.data.account?.businessPolicies : undefined
  return { query, policies: page?.items, hasNone: page?.total === 0 }
}
