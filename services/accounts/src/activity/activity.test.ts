import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()
const colleague = { ...us, userId: '660000000000000000000002' }

interface Activity {
  user: { id: string }
  operation: string
  changes: {
    typename: string
    kind: string
    name: string | null
    fields: { path: string; before: string | null; after: string | null }[]
  }[]
}
const list = `query ($accountId: ID!, $first: Int, $after: String) {
  accountActivity(accountId: $accountId, first: $first, after: $after) {
    items { id at user { id } operation changes { typename recordId kind name fields { path before after } } }
    total endCursor
  }
}`
interface Page {
  accountActivity: { items: Activity[]; total: number; endCursor: string | null }
}
const activityOf = async (accountId: string, page = {}) =>
  (await subgraph.data<Page>(list, { accountId, ...page })).accountActivity

interface Account {
  id: string
  version: number
  contacts: { id: string; version: number }[]
}
const newAccount = async () => {
  const { createAccount } = await subgraph.data<{ createAccount: Account }>(/* GraphQL */ `
    mutation {
      createAccount(
        input: {
          type: BUSINESS
          business: { name: "Plover Press", email: "hello@plover.example" }
          contact: { name: "Pia Plover", email: "pia@plover.example" }
        }
      ) { id version contacts { id version } }
    }
  `)
  return createAccount
}

describe('the activity of an account', () => {
  it('tells who changed what, field by field, the newest first', async () => {
    const { id } = await newAccount()
    await subgraph.ask(
      colleague,
      'mutation ($id: ID!) { updateAccount(id: $id, version: 1, input: { business: { name: "Plover & Co", email: "hello@plover.example", phone: "(415) 555-0111" } }) { id } }',
      { id },
    )
    const { items, total } = await activityOf(id)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        user: { id: colleague.userId },
        operation: 'updateAccount',
        changes: [
          {
            typename: 'Account',
            kind: 'UPDATED',
            name: 'Plover & Co',
            fields: [
              { path: 'details.name', before: 'Plover Press', after: 'Plover & Co' },
              { path: 'details.phone', before: null, after: '+14155550111' },
            ],
          },
        ],
      },
      { user: { id: us.userId }, operation: 'createAccount' },
    ])
    expect(items[1]?.changes.map(({ typename, kind }) => [typename, kind]).sort()).toEqual([
      ['Account', 'CREATED'],
      ['Contact', 'CREATED'],
    ])
  })

  it('tells of its contacts by name', async () => {
    const { id, contacts } = await newAccount()
    await subgraph.data(
      'mutation ($id: ID!) { addAccountContact(id: $id, version: 1, input: { contact: { name: "Quin", email: "q@plover.example" } }) { id } }',
      { id },
    )
    await subgraph.data(
      'mutation ($id: ID!) { updateContact(id: $id, version: 1, input: { name: "Pia P.", email: "pia@plover.example" }) { id } }',
      { id: contacts[0]?.id },
    )
    const [renamed, added] = (await activityOf(id)).items
    expect(renamed?.changes, 'what only searches see is left out').toEqual([
      expect.objectContaining({
        typename: 'Contact',
        name: 'Pia P.',
        fields: [{ path: 'name', before: 'Pia Plover', after: 'Pia P.' }],
      }),
    ])
    expect(added?.changes.find(({ typename }) => typename === 'Account')?.fields).toEqual([
      { path: 'contacts', before: 'Pia P.', after: 'Pia P., Quin' },
    ])
  })

  it('tells of notes: written, changed, deleted and brought back', async () => {
    const { id } = await newAccount()
    const { createAccountNote } = await subgraph.data<{ createAccountNote: { id: string } }>(
      'mutation ($id: ID!) { createAccountNote(accountId: $id, input: { text: "Call" }) { id } }',
      { id },
    )
    const note = { id: createAccountNote.id }
    for (const change of [
      'updateAccountNote(id: $id, version: 1, input: { text: "Called" }) { id }',
      'deleteAccountNote(id: $id, version: 2)',
      'restoreAccountNote(id: $id) { id }',
    ]) {
      await subgraph.data(`mutation ($id: ID!) { ${change} }`, note)
    }
    const { items } = await activityOf(id, { first: 4 })
    expect(items.map(({ changes }) => [changes[0]?.kind, changes[0]?.fields])).toEqual([
      ['CREATED', [{ path: 'text', before: null, after: 'Called' }]],
      ['DELETED', []],
      ['UPDATED', [{ path: 'text', before: 'Call', after: 'Called' }]],
      ['CREATED', [{ path: 'text', before: null, after: 'Call' }]],
    ])
  })

  it('is paged', async () => {
    const { id } = await newAccount()
    for (let count = 0; count < 3; count += 1) {
      await subgraph.data(
        'mutation ($id: ID!, $text: String) { createAccountNote(accountId: $id, input: { text: $text }) { id } }',
        { id, text: `Note ${count}` },
      )
    }
    const first = await activityOf(id, { first: 3 })
    const rest = await activityOf(id, { first: 3, after: first.endCursor })
    expect([first.items.length, rest.items.map(({ operation }) => operation)]).toEqual([3, ['createAccount']])
  })

  it("of another agency's account is answered like that of one that does not exist", async () => {
    const { data } = await subgraph.ask<{ accounts: { items: { id: string }[] } }>(
      them,
      '{ accounts { items { id } } }',
    )
    const theirs = await subgraph.failure(us, list, { accountId: data?.accounts.items[0]?.id })
    expect(theirs.extensions.code).toBe('NOT_FOUND')
    expect(theirs).toEqual(await subgraph.failure(us, list, { accountId: '650000000000000000000099' }))
  })
})
