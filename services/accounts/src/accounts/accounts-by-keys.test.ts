import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

const query = /* GraphQL */ `
  query ($emails: [String!]!, $names: [String!]!) {
    accountsByKeys(emails: $emails, names: $names) {
      details { ... on BusinessAccount { name email } ... on IndividualAccount { name email } }
    }
  }
`
interface Answer {
  accountsByKeys: { details: { name: string; email: string } }[]
}
async function found(keys: { emails?: string[]; names?: string[] }, caller: object = us) {
  const { data } = await subgraph.ask<Answer>(caller, query, { emails: [], names: [], ...keys })
  return data?.accountsByKeys.map(({ details }) => details.email).sort()
}
const add = (name: string, email: string) =>
  subgraph.data('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }', {
    input: { type: 'INDIVIDUAL', individual: { name, email } },
  })

describe('accounts by what lists call them', () => {
  it('are found by e-mail and by name, however these are written, each once', async () => {
    await add('Élise O’Brien', 'Elise@Keys.example')
    await add('Keys & Locks, Inc.', 'office@keys.example')
    expect(await found({ emails: [' ELISE@keys.example', 'nobody@keys.example'] })).toEqual(['Elise@Keys.example'])
    expect(
      await found({ names: ['keys locks inc', 'elise obrien', 'nobody'], emails: ['office@keys.example'] }),
    ).toEqual(['Elise@Keys.example', 'office@keys.example'])
    expect(await found({ names: ['keys'], emails: ['', ' '] }), 'a part of a name is no name').toEqual([])
  })

  it('come five at the most of a key that many share, which hides none of the others', async () => {
    for (let count = 0; count < 7; count += 1) await add('Smith', `smith${count}@keys.example`)
    await add('Smythe', 'smythe@keys.example')
    const emails = await found({ names: ['Smith', 'Smythe'] })
    expect(emails).toHaveLength(6)
    expect(emails).toContain('smythe@keys.example')
  })

  it('are the caller’s agency’s', async () => {
    await add('Only Ours', 'ours@keys.example')
    expect(await found({ names: ['Only Ours'], emails: ['ours@keys.example'] }, them)).toEqual([])
  })

  it('are asked for by up to 100 keys of either kind', async () => {
    const keys = Array.from({ length: 101 }, (_, index) => `key ${index}`)
    for (const asked of [
      { emails: keys, names: [] },
      { emails: [], names: keys },
    ]) {
      expect((await subgraph.failure(us, query, asked)).extensions.code).toBe('LIMIT_EXCEEDED')
    }
  })
})

describe('ids that are asked about', () => {
  const existing = async (ids: string[], caller: object = us) =>
    (
      await subgraph.ask<{ existingAccounts: string[] }>(
        caller,
        'query ($ids: [ID!]!) { existingAccounts(ids: $ids) }',
        { ids },
      )
    ).data?.existingAccounts

  it('are answered as far as there are such accounts of the agency', async () => {
    const { createAccount } = await subgraph.data<{ createAccount: { id: string } }>(
      'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "There", email: "t@keys.example" } }) { id } }',
    )
    const { id } = createAccount
    expect(await existing(['650000000000000000000099', id, 'no id'])).toEqual([id])
    expect(await existing([id], them)).toEqual([])
    const query = 'query ($ids: [ID!]!) { existingAccounts(ids: $ids) }'
    const tooMany = { ids: Array.from({ length: 101 }, () => id) }
    expect((await subgraph.failure(us, query, tooMany)).extensions.code).toBe('LIMIT_EXCEEDED')
  })
})
