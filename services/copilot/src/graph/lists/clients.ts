import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf, pageSize } from '../pages.ts'
import { type Account, accountFields, accountRecord, accountShape } from '../records/account.ts'
import { contactFields, contactRecord, contactShape } from '../records/contact.ts'
import type { GraphRecord } from '../records/graph-record.ts'

const contactAccountsQuestion = /* GraphQL */ `
  query CaraContactAccounts($id: ID!, $after: String) {
    contact(id: $id) { id accounts(first: ${pageSize}, after: $after) { total endCursor items { ${accountFields} } } }
  }
`
const ofContact = z.object({ contact: z.object({ accounts: pageOf(accountShape).nullable() }).nullable() })

/** The accounts that have a contact, by name. */
export async function accountsOfContact(id: string, owner: Owner): Promise<Collected<GraphRecord>> {
  const found = await allOf(async after => {
    const { contact } = await owner.ask(contactAccountsQuestion, { id, after }, ofContact)
    return contact?.accounts ?? null
  })
  return { ...found, items: found.items.map(accountRecord) }
}

const accountQuestion = /* GraphQL */ `
  query CaraAccount($id: ID!) {
    account(id: $id) { ${accountFields} contacts { ${contactFields} } }
  }
`
const account = z.object({ account: accountShape.extend({ contacts: z.array(contactShape).nullable() }).nullable() })

/** An account and the people one talks to there; nothing of one that is gone. */
export async function accountWithContacts(
  id: string,
  owner: Owner,
): Promise<{ accounts: GraphRecord[]; contacts: GraphRecord[] }> {
  const { account: found } = await owner.ask(accountQuestion, { id }, account)
  if (!found) return { accounts: [], contacts: [] }
  return { accounts: [accountRecord(found)], contacts: (found.contacts ?? []).map(contactRecord) }
}

const accountsQuestion = /* GraphQL */ `
  query CaraAllAccounts($after: String) {
    accounts(first: ${pageSize}, after: $after) { total endCursor items { ${accountFields} } }
  }
`
const accounts = z.object({ accounts: pageOf(accountShape) })

/** All clients, by name. */
export const accountsList = (owner: Owner): Promise<Collected<Account>> =>
  allOf(async after => (await owner.ask(accountsQuestion, { after }, accounts)).accounts)
