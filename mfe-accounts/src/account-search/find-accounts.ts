import { askOnce, type FoundRecord } from '@coverdesk/plugin-sdk'
import { FindAccountsDocument } from '../generated/documents'

/** The accounts whose name, e-mail address, city or contact begins with these words. */
export async function findAccounts(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { accounts } = await askOnce(FindAccountsDocument, { search: text }, signal)
  return (accounts?.items ?? []).map(({ id, details }) => ({
    id,
    typename: 'Account',
    title: details.name,
    detail: details.email,
    icon: 'accounts',
    path: `/app/accounts/${id}`,
  }))
}
