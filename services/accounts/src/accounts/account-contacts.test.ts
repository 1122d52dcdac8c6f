import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

interface Account {
  id: string
  version: number
  contacts: { id: string; name: string }[]
}
const shown = '{ id version contacts { id name } }'
const create = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) ${shown} }`
const add = `mutation ($id: ID!, $version: Int!, $input: AddAccountContactInput!) {
  addAccountContact(id: $id, version: $version, input: $input) ${shown}
}`
const remove = `mutation ($id: ID!, $version: Int!, $contactId: ID!) {
  removeAccountContact(id: $id, version: $version, contactId: $contactId) ${shown}
}`
const business = { name: 'Tern & Tide', email: 'hello@tern.example' }
const contact = { name: 'Ada Tern', email: 'ada@tern.example' }
const bo = { name: 'Bo Tidewell', email: 'bo@tern.example' }

const newBusiness = async () =>
  (await subgraph.data<{ createAccount: Account }>(create, { input: { type: 'BUSINESS', business, contact } }))
    .createAccount
const withBo = async () => {
  const { id, version } = await newBusiness()
  const { addAccountContact } = await subgraph.data<{ addAccountContact: Account }>(add, {
    id,
    version,
    input: { contact: bo },
  })
  return addAccountContact
}
const names = ({ contacts }: Account) => contacts.map(({ name }) => name)

describe('the contacts of an account', () => {
  it('gain a new one behind the others, by whose name the account is found', async () => {
    const account = await withBo()
    expect(names(account)).toEqual(['Ada Tern', 'Bo Tidewell'])
    const { accounts } = await subgraph.data<{ accounts: { items: { id: string }[] } }>(
      '{ accounts(search: "tidewell") { items { id } } }',
    )
    expect(accounts.items).toEqual([{ id: account.id }])
  })

  it('gain an existing one, once', async () => {
    const [other, account] = [await withBo(), await newBusiness()]
    const associateContactId = other.contacts[1]?.id
    const variables = { id: account.id, version: 1, input: { associateContactId } }
    const { addAccountContact } = await subgraph.data<{ addAccountContact: Account }>(add, variables)
    expect(names(addAccountContact)).toEqual(['Ada Tern', 'Bo Tidewell'])
    const { extensions } = await subgraph.failure(us, add, { ...variables, version: 2 })
    expect(extensions['validationErrors']).toEqual([
      { path: 'associateContactId', message: 'This account has this contact already.' },
    ])
  })

  it('lose one, who stays a contact of the agency, but never the last', async () => {
    const account = await withBo()
    const [ada, second] = account.contacts
    const variables = { id: account.id, version: account.version, contactId: ada?.id }
    const { removeAccountContact } = await subgraph.data<{ removeAccountContact: Account }>(remove, variables)
    expect(names(removeAccountContact)).toEqual(['Bo Tidewell'])
    expect(await subgraph.data('query ($id: ID!) { contact(id: $id) { name } }', { id: ada?.id })).toEqual({
      contact: { name: 'Ada Tern' },
    })
    const last = { id: account.id, version: removeAccountContact.version, contactId: second?.id }
    const { message } = await subgraph.failure(us, remove, last)
    expect(message).toBe('A business needs at least one contact. Add another contact first.')
  })

  it('are refused for an individual', async () => {
    const individual = { name: 'Quill, Ann', email: 'ann@quill.example' }
    const { createAccount } = await subgraph.data<{ createAccount: Account }>(create, {
      input: { type: 'INDIVIDUAL', individual },
    })
    const { message } = await subgraph.failure(us, add, { id: createAccount.id, version: 1, input: { contact } })
    expect(message).toBe('Only a business has contacts.')
  })

  it('are asked for, when no one is named', async () => {
    const { id, version } = await newBusiness()
    const { extensions } = await subgraph.failure(us, add, { id, version, input: {} })
    expect(extensions['validationErrors']).toEqual([
      { path: 'contact', message: 'Add a contact, or choose an existing one.' },
    ])
  })

  it('are not changed from an older version', async () => {
    const account = await withBo()
    for (const [query, rest] of [
      [add, { input: { contact } }],
      [remove, { contactId: account.contacts[1]?.id }],
    ] as const) {
      const { extensions } = await subgraph.failure(us, query, { id: account.id, version: 1, ...rest })
      expect(extensions).toMatchObject({ code: 'CONFLICT', current: { id: account.id, version: 2 } })
    }
  })

  it("never become another agency's", async () => {
    const { data } = await subgraph.ask<{ contacts: { items: { id: string }[] } }>(
      them,
      '{ contacts { items { id } } }',
    )
    const { id, version } = await newBusiness()
    const input = { associateContactId: data?.contacts.items[0]?.id }
    const theirs = await subgraph.failure(us, add, { id, version, input })
    const missing = { associateContactId: '650000000000000000000099' }
    expect(theirs).toEqual(await subgraph.failure(us, add, { id, version, input: missing }))
  })
})
