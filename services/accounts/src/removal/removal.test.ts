import { defineSubgraph, inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BusinessApplication } from '../applications/application.model.ts'
import { AccountNote } from '../notes/note.model.ts'
import { subgraphWithDemoClients, them, us } from '../testing/accounts-subgraph.ts'
import { permits } from '../testing/permits.ts'
import { DeletedAccount } from './deleted-account.model.ts'
import { purgeAccount } from './purge-account.ts'

let subgraph: TestSubgraph
beforeAll(async () => {
  const { modules, ...definition } = subgraphWithDemoClients
  subgraph = await startTestSubgraph(defineSubgraph({ ...definition, modules: [...modules, permits] }), {
    SEED: 'demo',
  })
})
afterAll(() => subgraph.close())

interface Account {
  id: string
  version: number
  contacts: { id: string }[]
}
const data = <Data>(query: string, variables?: object) => subgraph.data<Data>(us, query, variables)
const failure = (query: string, variables?: object) => subgraph.failure(us, query, variables)
const create = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id version contacts { id } } }'
const remove =
  'mutation ($id: ID!, $version: Int!) { deleteAccount(id: $id, version: $version) { id name deletedBy { id } } }'
const restore =
  'mutation ($id: ID!) { restoreAccount(id: $id) { id version details { ... on BusinessAccount { name } } contacts { id name } } }'
const read = 'query ($id: ID!) { account(id: $id) { id version } }'
const deleted = 'query ($id: ID!) { deletedAccount(id: $id) { name deletedAt purgedAt deletedBy { id } } }'
const contact = 'query ($id: ID!) { contact(id: $id) { id name } }'

const newAccount = async (input: object = {}) => {
  const business = { name: 'Heron Hardware', email: 'hi@heron.example' }
  const ada = { name: 'Ada Heron', email: 'ada@heron.example' }
  const variables = { input: { type: 'BUSINESS', business, contact: ada, ...input } }
  return (await data<{ createAccount: Account }>(create, variables)).createAccount
}
const found = async (search: string) =>
  (
    await data<{ accounts: { total: number } }>('query ($search: String) { accounts(search: $search) { total } }', {
      search,
    })
  ).accounts.total
const code = async (query: string, variables: object) => (await failure(query, variables)).extensions.code

describe('deleting an account', () => {
  it('takes it and its contacts away, says who did it, and brings them back', async () => {
    const { id, contacts } = await newAccount()
    const ada = contacts[0]?.id
    expect(await data(remove, { id, version: 1 })).toEqual({
      deleteAccount: { id, name: 'Heron Hardware', deletedBy: { id: us.userId } },
    })
    expect(await code(read, { id })).toBe('NOT_FOUND')
    expect(await code(contact, { id: ada })).toBe('NOT_FOUND')
    expect(await found('heron')).toBe(0)
    const { deletedAccount } = await data<{ deletedAccount: { deletedAt: string; purgedAt: string } }>(deleted, { id })
    const days = (Date.parse(deletedAccount.purgedAt) - Date.parse(deletedAccount.deletedAt)) / 86_400_000
    expect(days).toBe(30)

    const { restoreAccount } = await data<{ restoreAccount: Account }>(restore, { id })
    expect(restoreAccount).toMatchObject({ id, version: 2, contacts: [{ id: ada, name: 'Ada Heron' }] })
    expect(await found('heron ada')).toBe(1)
    expect(await code(deleted, { id })).toBe('NOT_FOUND')
    expect(await data(restore, { id }), 'once is enough').toEqual({ restoreAccount })
    await data(remove, { id, version: 2 })
  })

  it('leaves contacts that another account has', async () => {
    const one = await newAccount()
    const shared = one.contacts[0]?.id
    const two = await newAccount({ contact: undefined, associateContactId: shared })
    await data(remove, { id: two.id, version: 1 })
    expect(await data(contact, { id: shared })).toMatchObject({ contact: { id: shared } })
    await data(restore, { id: two.id })
  })

  it('is refused from an older version', async () => {
    const { id } = await newAccount()
    const input = { business: { name: 'Heron & Egret', email: 'hi@heron.example' } }
    await data(
      'mutation ($id: ID!, $input: UpdateAccountInput!) { updateAccount(id: $id, version: 1, input: $input) { id } }',
      {
        id,
        input,
      },
    )
    const { extensions } = await failure(remove, { id, version: 1 })
    expect(extensions).toMatchObject({ code: 'CONFLICT', current: { id, version: 2 } })
  })

  it('is refused while something of another area belongs to it, and what is deleted can not be referred to', async () => {
    const { id } = await newAccount()
    const permit = 'mutation ($id: ID!) { createPermit(accountId: $id) }'
    await data(permit, { id })
    const { message } = await failure(remove, { id, version: 1 })
    expect(message).toBe('1 building permit belongs to this account. Move or delete what belongs to it first.')
    await data('mutation { deletePermits }')
    await data(remove, { id, version: 1 })
    expect(await code(permit, { id })).toBe('NOT_FOUND')
    await data(restore, { id })
    await data(permit, { id })
  })

  it('is final after 30 days, with notes and applications, unless it was brought back', async () => {
    const [gone, back] = [await newAccount(), await newAccount()]
    const write = 'mutation ($id: ID!) { createAccountNote(accountId: $id, input: { text: "x" }) { id } }'
    for (const { id } of [gone, back]) {
      await data(write, { id })
      await data(remove, { id, version: 1 })
    }
    await inTenantScope(us.agencyId, async () => {
      const records = await DeletedAccount.find({ _id: { $in: [gone.id, back.id] } }).lean()
      await data(restore, { id: back.id })
      for (const { _id, deletedAt } of records) {
        const payload = { accountId: String(_id), deletedAt: deletedAt.toISOString() }
        await purgeAccount.run({ payload, step: (_: string, work: () => unknown) => work() } as never)
      }
      expect(await AccountNote.countDocuments({ accountId: gone.id })).toBe(0)
      expect(await AccountNote.countDocuments({ accountId: back.id })).toBe(1)
      expect(await BusinessApplication.countDocuments({ accountId: gone.id })).toBe(0)
    })
    expect(await code(restore, { id: gone.id })).toBe('NOT_FOUND')
    expect(await data(read, { id: back.id })).toMatchObject({ account: { id: back.id } })
  })

  it("never touches another agency's", async () => {
    const answer = await subgraph.ask<{ accounts: { items: Account[] } }>(them, '{ accounts { items { id version } } }')
    const theirs = answer.data?.accounts.items[0]
    const nobody = '650000000000000000000099'
    for (const [query, variables] of [
      [remove, { version: theirs?.version }],
      [restore, {}],
      [deleted, {}],
    ] as const) {
      const refused = await failure(query, { id: theirs?.id, ...variables })
      expect(refused.extensions.code).toBe('NOT_FOUND')
      expect(refused).toEqual(await failure(query, { id: nobody, ...variables }))
      expect(refused).toEqual(await failure(query, { id: 'x', ...variables }))
    }
  })
})
