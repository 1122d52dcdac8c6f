import { sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

interface Account {
  id: string
  version: number
  details: { name: string; email: string }
  contacts: { id: string; name: string }[]
}
const shown =
  '{ id version details { ... on BusinessAccount { name email } ... on IndividualAccount { name email } } contacts { id name } }'
const create = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) ${shown} }`
const read = `query ($id: ID!) { account(id: $id) ${shown} }`
const duplicates = `query ($id: ID!) { accountDuplicates(id: $id) { account { id } reasons } }`
const merge = `mutation ($survivorId: ID!, $survivorVersion: Int!, $duplicateId: ID!, $duplicateVersion: Int!, $input: MergeAccountsInput!) {
  mergeAccounts(survivorId: $survivorId, survivorVersion: $survivorVersion, duplicateId: $duplicateId, duplicateVersion: $duplicateVersion, input: $input) ${shown}
}`
const mailingAddress = { line1: '1 Main St', city: 'Albany', zone: 'NY', postalCode: '12203' }

const newBusiness = async (business: object, contact = 'Wren Gull') =>
  (
    await subgraph.data<{ createAccount: Account }>(create, {
      input: { type: 'BUSINESS', business, contact: { name: contact, email: 'wren@gull.example' } },
    })
  ).createAccount
const pairOf = (
  one: Account,
  other: Account,
  input: object = { business: { name: 'Gull Group', email: 'g@gull.example' } },
) => ({
  survivorId: one.id,
  survivorVersion: one.version,
  duplicateId: other.id,
  duplicateVersion: other.version,
  input,
})
const twoGulls = async () =>
  [
    await newBusiness({ name: 'Gull Group', email: 'one@gull.example' }),
    await newBusiness({ name: 'Gull Grp', email: 'two@gull.example' }, 'Tern Gull'),
  ] as const

describe('possible duplicates of an account', () => {
  it('have its e-mail, its phone number, or its name and ZIP code', async () => {
    const of = { name: 'Kestrel Kayaks', email: 'Hello@Kestrel.example', phone: '(415) 555-0123', mailingAddress }
    const { id } = await newBusiness(of)
    const email = await newBusiness({ name: 'Another', email: 'hello@kestrel.example' })
    const phone = await newBusiness({ name: 'A third', email: 'x@y.example', phone: '415 555 0123' })
    const extension = await newBusiness({ name: 'A fourth', email: 'z@y.example', phone: '415 555 0123 x7' })
    await newBusiness({ name: 'A fifth', email: 'w@y.example', phone: '415 555 0124 x7' })
    const name = await newBusiness({
      name: 'KESTREL KAYAKS',
      email: 'a@b.example',
      mailingAddress: { ...mailingAddress, postalCode: '12203-1234' },
    })
    await newBusiness({
      name: 'Kestrel Kayaks',
      email: 'c@d.example',
      mailingAddress: { ...mailingAddress, postalCode: '99999' },
    })
    const answer = await subgraph.data<{ accountDuplicates: { account: { id: string }; reasons: string[] }[] }>(
      duplicates,
      { id },
    )
    expect(new Map(answer.accountDuplicates.map(({ account, reasons }) => [account.id, reasons]))).toEqual(
      new Map([
        [email.id, ['EMAIL']],
        [phone.id, ['PHONE']],
        [extension.id, ['PHONE']],
        [name.id, ['NAME_AND_ZIP']],
      ]),
    )
  })
})

describe('merging two accounts', () => {
  it('keeps one with what was chosen, and everyone of both', async () => {
    const [one, two] = await twoGulls()
    const write = 'mutation ($id: ID!) { createAccountNote(accountId: $id, input: { text: "Of the other" }) { id } }'
    await subgraph.data(write, { id: two.id })
    const { mergeAccounts } = await subgraph.data<{ mergeAccounts: Account }>(merge, pairOf(one, two))
    expect(mergeAccounts).toMatchObject({ id: one.id, version: 2, details: { email: 'g@gull.example' } })
    expect(mergeAccounts.contacts.map(({ name }) => name)).toEqual(['Wren Gull', 'Tern Gull'])
    const notes = 'query ($id: ID!) { accountNotes(accountId: $id) { items { text } } }'
    expect(await subgraph.data(notes, { id: one.id })).toEqual({ accountNotes: { items: [{ text: 'Of the other' }] } })
    const activity = 'query ($id: ID!) { accountActivity(accountId: $id) { items { operation } } }'
    expect(JSON.stringify(await subgraph.data(activity, { id: one.id }))).toContain('mergeAccounts')
  })

  it('leads from the id of the one to the other, also through several merges', async () => {
    const [one, two] = await twoGulls()
    const three = await newBusiness({ name: 'Gull', email: 'three@gull.example' })
    await subgraph.data(merge, pairOf(two, three))
    const { account: merged } = await subgraph.data<{ account: Account }>(read, { id: two.id })
    await subgraph.data(merge, pairOf(one, merged))
    for (const id of [one.id, two.id, three.id]) {
      expect((await subgraph.data<{ account: Account }>(read, { id })).account.id).toBe(one.id)
    }
    const { accountsByIds } = await subgraph.data<{ accountsByIds: Account[] }>(
      'query ($ids: [ID!]!) { accountsByIds(ids: $ids) { id } }',
      { ids: [three.id, one.id] },
    )
    expect(accountsByIds.map(({ id }) => id)).toEqual([one.id, one.id])
  })

  it('tells other areas where the account went', async () => {
    const [one, two] = await twoGulls()
    await subgraph.data(merge, pairOf(one, two))
    const event = await sharedDatabase('events').collection('outbox').findOne({ type: 'AccountsMerged', id: two.id })
    expect(event).toMatchObject({ typename: 'Account', kind: 'DELETED', into: one.id })
  })

  it('happens on top of the versions that were compared, or not at all', async () => {
    const [one, two] = await twoGulls()
    for (const changed of [
      { survivorVersion: 9, current: one.id },
      { duplicateVersion: 9, current: two.id },
    ]) {
      const { current, ...version } = changed
      const { extensions } = await subgraph.failure(us, merge, { ...pairOf(one, two), ...version })
      expect(extensions).toMatchObject({ code: 'CONFLICT', current: { id: current } })
    }
    expect((await subgraph.data<{ account: Account }>(read, { id: two.id })).account.contacts).toHaveLength(1)
  })

  it('is refused for what can not be one client, and names wrong fields', async () => {
    const [one, two] = await twoGulls()
    const person = { type: 'INDIVIDUAL', individual: { name: 'Gull, Ann', email: 'ann@gull.example' } }
    const { createAccount } = await subgraph.data<{ createAccount: Account }>(create, { input: person })
    expect((await subgraph.failure(us, merge, pairOf(one, createAccount))).message).toMatch(/can’t be merged/)
    expect((await subgraph.failure(us, merge, pairOf(one, one))).message).toBe('Choose two different accounts.')
    const { extensions } = await subgraph.failure(us, merge, pairOf(one, two, { business: { name: 'G', email: 'g' } }))
    expect(extensions['validationErrors']).toMatchObject([{ path: 'business.email' }])
  })

  it("never touches another agency's", async () => {
    const answer = await subgraph.ask<{ accounts: { items: Account[] } }>(
      them,
      `{ accounts(filter: { type: BUSINESS }) { items ${shown} } }`,
    )
    const theirs = answer.data?.accounts.items[0] as Account
    const [one] = await twoGulls()
    const missing = { ...theirs, id: '650000000000000000000099' }
    for (const [a, b] of [
      [pairOf(one, theirs), pairOf(one, missing)],
      [pairOf(theirs, one), pairOf(missing, one)],
    ]) {
      const refused = await subgraph.failure(us, merge, a)
      expect(refused.extensions.code).toBe('NOT_FOUND')
      expect(refused).toEqual(await subgraph.failure(us, merge, b))
    }
    const foreign = await subgraph.failure(us, duplicates, { id: theirs.id })
    expect(foreign).toEqual(await subgraph.failure(us, duplicates, { id: missing.id }))
  })
})
