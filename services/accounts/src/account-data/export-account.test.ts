import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { subgraphWithDemoClients, them, us } from '../testing/accounts-subgraph.ts'

let subgraph: TestSubgraph
let account: { id: string }
beforeAll(async () => {
  subgraph = await startTestSubgraph(subgraphWithDemoClients, { SEED: 'demo' })
  const { accounts } = await subgraph.data<{ accounts: { items: { id: string }[] } }>(
    us,
    '{ accounts(search: "bayview") { items { id } } }',
  )
  account = accounts.items[0] as { id: string }
  const note = 'mutation ($id: ID!) { createAccountNote(accountId: $id, input: { text: "Likes sloops" }) { id } }'
  await subgraph.data(us, note, { id: account.id })
})
afterAll(() => subgraph.close())

const exported = async (accountId: string, caller: object = us) =>
  subgraph.question('account-data', { accountId }, caller)

it('all that is held about an account is told, without what only searches need', async () => {
  const { status, body } = await exported(account.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    held: {
      account: { id: account.id, details: { name: 'Bayview Marine Services LLC' } },
      contacts: [{ name: 'Teresa Alvarado' }],
      notes: [{ text: 'Likes sloops' }],
      businessApplications: [{ businessName: 'Bayview Marine Services LLC' }, {}],
      changes: [{ operation: 'createAccountNote', userId: us.userId }],
    },
  })
  expect(JSON.stringify(body)).not.toMatch(/"(words|sortName|agencyId)"/)
})

it('that it was taken out is among the account’s activity', async () => {
  await exported(account.id)
  const activity = 'query ($id: ID!) { accountActivity(accountId: $id, first: 1) { items { operation user { id } } } }'
  expect(await subgraph.data(us, activity, { id: account.id })).toEqual({
    accountActivity: { items: [{ operation: 'account-data/export', user: { id: us.userId } }] },
  })
})

it('nothing is held about the account of another agency, about none, and for no one', async () => {
  expect((await exported(account.id, them)).body).toEqual({ held: null, files: [] })
  expect((await exported('650000000000000000000099')).body).toEqual({ held: null, files: [] })
  expect((await exported(account.id, {})).status).toBe(401)
})
