import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

interface Page {
  items: { id: string; name: string; email: string; phone: string | null }[]
  total: number
  endCursor: string | null
}
const list = /* GraphQL */ `
  query ($first: Int, $after: String, $search: String) {
    contacts(first: $first, after: $after, search: $search) { items { id name email phone } total endCursor }
  }
`
const pageOf = async (variables: object = {}) => (await subgraph.data<{ contacts: Page }>(list, variables)).contacts

describe('the list of contacts', () => {
  it('comes by name in pages', async () => {
    const whole = await pageOf()
    const first = await pageOf({ first: 9 })
    const second = await pageOf({ first: 9, after: first.endCursor })
    expect(whole.total).toBe(15)
    expect([...first.items, ...second.items]).toEqual(whole.items)
    expect(second.endCursor).toBeNull()
    expect(whole.items[0]?.name).toBe('Al Johnson')
  })

  it.each([
    ['asa berg', ['Åsa Bergström']],
    ['OSULLIVAN', ["Maeve O'Sullivan"]],
    ['nguyen', ['Nguyễn Thị Hương']],
    ['teresa@bay', ['Teresa Alvarado']],
    ['nobody', []],
    ['%', []],
  ])('is searched for %j', async (search, names) => {
    expect((await pageOf({ search })).items.map(({ name }) => name)).toEqual(names)
  })

  it('shows each agency its own', async () => {
    const { data } = await subgraph.ask<{ contacts: Page }>(them, list)
    expect(data?.contacts.items.map(({ name }) => name)).toEqual(['CANARY_B Contact One', 'CANARY_B Contact Two'])
  })

  it('refuses more than 100 at a time', async () => {
    expect((await subgraph.failure(us, list, { first: 101 })).extensions.code).toBe('LIMIT_EXCEEDED')
  })
})

const read = /* GraphQL */ `
  query ($id: ID!, $first: Int, $after: String) {
    contact(id: $id) {
      id version name email phone
      accounts(first: $first, after: $after) { items { details { ... on BusinessAccount { name } } } total endCursor }
    }
  }
`
const update = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: ContactInput!) {
    updateContact(id: $id, version: $version, input: $input) { __typename id version name email phone }
  }
`
interface Contact {
  id: string
  version: number
  name: string
  email: string
  phone: string | null
  accounts: { items: { details: { name: string } }[]; total: number; endCursor: string | null }
}
const idOf = async (search: string) => (await pageOf({ search })).items[0]?.id ?? ''
const contactOf = async (id: string, page = {}) =>
  (await subgraph.data<{ contact: Contact }>(read, { id, ...page })).contact
const nobody = '650000000000000000000099'

describe('a contact', () => {
  it('tells its accounts by name, in pages', async () => {
    const id = await idOf('mehta')
    const { accounts } = await contactOf(id, { first: 2 })
    expect(accounts.total).toBe(3)
    expect(accounts.items.map(({ details }) => details.name)).toEqual([
      'Lakeshore Parking Company',
      'Mehta Hospitality of Indiana Inc.',
    ])
    const rest = await contactOf(id, { first: 2, after: accounts.endCursor })
    expect(rest.accounts.items.map(({ details }) => details.name)).toEqual(['Mehta Properties, LLC'])
  })

  it('is changed, and its accounts are found by the new name', async () => {
    const id = await idOf('mehta')
    const before = await contactOf(id)
    const input = { name: 'Anjali Mehta-Quorndon', email: 'anjali@mehta.example', phone: '' }
    const { updateContact } = await subgraph.data<{ updateContact: Contact }>(update, {
      id,
      version: before.version,
      input,
    })
    expect(updateContact).toMatchObject({ version: before.version + 1, ...input, phone: null })
    const { accounts } = await subgraph.data<{ accounts: { total: number } }>(
      '{ accounts(search: "quorndon") { total } }',
    )
    expect(accounts.total).toBe(3)
  })

  it('refuses what no contact is, field by field', async () => {
    const id = await idOf('alvarado')
    const { version } = await contactOf(id)
    const { extensions } = await subgraph.failure(us, update, { id, version, input: { email: 'x' } })
    expect(extensions['validationErrors']).toEqual([
      { path: 'name', message: "Enter the contact's name." },
      { path: 'email', message: 'Enter an email address such as name@example.com.' },
    ])
  })

  it('that someone else changed first shows what it is now', async () => {
    const id = await idOf('alvarado')
    const { version, name, email } = await contactOf(id)
    const input = { name, email, phone: '(415) 555-0177' }
    const { updateContact } = await subgraph.data<{ updateContact: Contact }>(update, { id, version, input })
    const { extensions } = await subgraph.failure(us, update, { id, version, input: { ...input, phone: '' } })
    expect(extensions).toEqual({ code: 'CONFLICT', current: updateContact })
  })

  it.each([
    ['contact', read, {}],
    ['updateContact', update, { version: 1, input: { name: 'A', email: 'a@b.example' } }],
  ])('of another agency is answered by %s like one that does not exist', async (_, query, variables) => {
    const { data } = await subgraph.ask<{ contacts: Page }>(them, list)
    const theirs = await subgraph.failure(us, query, { ...variables, id: data?.contacts.items[0]?.id })
    expect(theirs.extensions.code).toBe('NOT_FOUND')
    expect(theirs).toEqual(await subgraph.failure(us, query, { ...variables, id: nobody }))
  })
})

it('contacts are answered by their ids, for the records of other areas', async () => {
  const id = await idOf('bergstrom')
  const { data } = await subgraph.ask<{ contacts: Page }>(them, list)
  const ids = [nobody, id, data?.contacts.items[0]?.id]
  const query = 'query ($ids: [ID!]!) { contactsByIds(ids: $ids) { name } }'
  expect(await subgraph.data(query, { ids })).toEqual({ contactsByIds: [null, { name: 'Åsa Bergström' }, null] })
})
