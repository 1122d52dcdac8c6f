import type { Caller } from '../support/caller.ts'
import type { World } from './rows.ts'

interface Accounts {
  accounts: { items: { id: string; version: number; contacts: { id: string }[] }[] }
}

interface Views {
  savedViews: { id: string; version: number }[]
}

interface Users {
  agencyUser: { id: string }
  agencyUsers: { id: string; email: string }[]
}

/** Records of the caller's own agency: a business with a contact, and a view of a list. */
export async function worldOf(caller: Caller): Promise<World> {
  const document = 'query { accounts(first: 50, filter: { type: BUSINESS }) { items { id version contacts { id } } } }'
  const { accounts } = await caller.call<Accounts>(document)
  const account = accounts.items.find(({ contacts }) => contacts.length > 0)
  const contact = account?.contacts[0]
  if (!account || !contact) throw new Error('The seed holds no business with a contact.')
  const view = await viewOf(caller)
  return {
    user: await colleagueOf(caller),
    account: account.id,
    accountVersion: account.version,
    contact: contact.id,
    view: view.id,
    viewVersion: view.version,
  }
}

/** The last by address, who is always the same one: at Harbor Point somebody whom the seed has disabled. */
async function colleagueOf(caller: Caller) {
  const { agencyUser, agencyUsers } = await caller.call<Users>('{ agencyUser { id } agencyUsers { id email } }')
  const colleagues = agencyUsers.filter(({ id }) => id !== agencyUser.id).sort((a, b) => (a.email < b.email ? 1 : -1))
  if (!colleagues[0]) throw new Error('The seed has nobody else in this agency.')
  return colleagues[0].id
}

/** The seed has none, and one is removed by its own row. */
async function viewOf(caller: Caller) {
  const read = async () => (await caller.call<Views>('{ savedViews(list: "matrix") { id version } }')).savedViews[0]
  const make = 'mutation { createSavedView(input: { list: "matrix", name: "A matrix view" }) { id } }'
  const view = (await read()) ?? (await caller.call(make).then(read))
  if (!view) throw new Error('The view that was just made is not there.')
  return view
}

/** Ids that name nothing in any agency. */
export const nowhere: World = {
  account: '6fffffffffffffffffffff01',
  accountVersion: 1,
  user: '6fffffffffffffffffffff04',
  contact: '6fffffffffffffffffffff02',
  view: '6fffffffffffffffffffff03',
  viewVersion: 1,
}
