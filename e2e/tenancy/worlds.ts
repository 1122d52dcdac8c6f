import type { Caller } from '../support/caller.ts'
import type { World } from './rows.ts'

interface Accounts {
  accounts: { items: { id: string; version: number; contacts: { id: string }[] }[] }
}

/** Records of the caller's own agency: a business with a contact. */
export async function worldOf(caller: Caller): Promise<World> {
  const document = 'query { accounts(first: 50, filter: { type: BUSINESS }) { items { id version contacts { id } } } }'
  const { accounts } = await caller.call<Accounts>(document)
  const account = accounts.items.find(({ contacts }) => contacts.length > 0)
  const contact = account?.contacts[0]
  if (!account || !contact) throw new Error('The seed holds no business with a contact.')
  return { account: account.id, accountVersion: account.version, contact: contact.id }
}

/** Ids that name nothing in any agency. */
export const nowhere: World = {
  account: '6fffffffffffffffffffff01',
  accountVersion: 1,
  contact: '6fffffffffffffffffffff02',
}
