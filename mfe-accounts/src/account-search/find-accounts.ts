import { askOnce, type FoundRecord } from '@coverdesk/plugin-sdk'
import { FindAccountsDocument } from '../generated/documents'
import { accountPath, contactPath } from '../paths'

/** The accounts and contacts of whose name, e-mail address or city words begin like this. */
export async function findAccounts(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { accounts, contacts } = await askOnce(FindAccountsDocument, { search: text }, signal)
  const foundAccounts = (accounts?.items ?? []).map(({ id, details }) => ({
    id,
    typename: 'Account',
    title: details.name,
    detail: details.email,
    icon: 'accounts',
    path: accountPath(id),
  }))
  const foundContacts = (contacts?.items ?? []).map(({ id, name, email }) => ({
    id,
    typename: 'Contact',
    title: name,
    detail: `Contact · ${email}`,
    icon: 'accounts',
    path: contactPath(id),
  }))
  return [...foundAccounts, ...foundContacts]
}
