import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsSubgraph } from '../subgraph.ts'
import { useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

const query = /* GraphQL */ `
  query ($search: String) {
    accounts(search: $search) { items { details { ... on BusinessAccount { email } ... on IndividualAccount { email } } } }
    contacts(search: $search) { items { email } }
  }
`
async function found(search: string) {
  const { accounts, contacts } = await subgraph.data<{
    accounts: { items: { details: { email: string } }[] }
    contacts: { items: { email: string }[] }
  }>(query, { search })
  return {
    accounts: accounts.items.map(({ details }) => details.email),
    contacts: contacts.items.map(one => one.email),
  }
}

const office = { accounts: ['office@heron.example'], contacts: [] }
const caller = { accounts: ['office@heron.example'], contacts: ['hale@heron.example'] }
const searches = [
  ...['5317430162', '(531) 743-0162', '743-0162', '+1 531 743 0162', '(531) 743-0162 x11', '(531) 743-0162 ext. 11'],
].map(search => [search, office] as const)
const searchesOfContact = ['(938) 743-0177', '9387430177', '743-0177'].map(search => [search, caller] as const)

beforeAll(async () => {
  const input = {
    type: 'BUSINESS',
    business: { name: 'Heron Yards', email: 'office@heron.example', phone: '(531) 743-0162 (x11)' },
    contact: { name: 'Ann Hale', email: 'hale@heron.example', phone: '938.743.0177' },
  }
  await subgraph.data('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }', { input })
})

describe('a phone number', () => {
  it.each([...searches, ...searchesOfContact])('finds the account and the contact by %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  it('finds what was stored before there were searches by number', async () => {
    for (const { collection, pending, update } of accountsSubgraph.migrations ?? []) {
      const records = mongoose.connection.collection(collection)
      const whole = await records.find({}).sort({ _id: 1 }).toArray()
      const numbers = { $regex: '^(#phone|\\d{4,}(x\\d+)?|x\\d+|11|extension)$' }
      await records.updateMany({}, { $pull: { words: numbers as never } })
      expect(await records.countDocuments(pending)).toBeGreaterThan(0)
      for await (const old of records.find(pending)) await records.updateOne({ _id: old._id }, update(old))
      expect(await records.countDocuments(pending)).toBe(0)
      const words = (record: Record<string, unknown>) => new Set(record['words'] as string[] | undefined)
      expect((await records.find({}).sort({ _id: 1 }).toArray()).map(words)).toEqual(whole.map(words))
    }
    expect(await found('(531) 743-0162')).toEqual(office)
    expect(await found('743-0177')).toEqual(caller)
  })
})
