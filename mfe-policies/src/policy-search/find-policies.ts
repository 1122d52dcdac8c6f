import { askOnce, type FoundRecord } from '@coverdesk/plugin-sdk'
import { FindPoliciesDocument } from '../generated/documents'
import { overviewPath } from '../paths'
import { typeName } from '../words/policy-types'

/** The policies of which words of the account, carrier, number or type begin like this. */
export async function findPolicies(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { businessPolicies } = await askOnce(FindPoliciesDocument, { search: text }, signal)
  return (businessPolicies?.items ?? []).map(({ id, type, policyNumber, account, carrier }) => ({
    id,
    typename: 'BusinessPolicy',
    title: account ? `${typeName(type)} · ${account.details.name}` : typeName(type),
    detail: [carrier?.name, policyNumber].filter(Boolean).join(' · '),
    icon: 'policies',
    path: overviewPath(id),
  }))
}
