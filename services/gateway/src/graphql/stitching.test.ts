import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMixUps } from '../testing/interleave.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
let maya: Visitor
let omar: Visitor

beforeAll(async () => {
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway, 'maya')
  omar = await Visitor.signedIn(gateway, 'omar')
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.settings.requests.length = 0
  gateway.accounts.requests.length = 0
})

describe('the stitched schema', () => {
  it('merges a list of one subgraph with fields of another in one request to each', async () => {
    const { data, errors } = await maya.graphql('{ accounts(first: 50) { id name owner { name email state } } }')
    expect(errors).toEqual([])
    const accounts = data?.['accounts'] as object[]
    expect(accounts).toHaveLength(50)
    expect(accounts[8]).toEqual({
      id: '8',
      name: 'Account 8',
      owner: { name: 'Name of user-1', email: 'user-1@harbor.example', state: 'ACTIVE' },
    })
    expect(gateway.accounts.requests).toHaveLength(1)
    expect(gateway.settings.requests).toHaveLength(1)
  })

  it('sends several root fields of one subgraph in one request', async () => {
    const { data } = await maya.graphql('{ asker one: account(id: "1") { name } two: account(id: "2") { name } }')
    expect(data).toEqual({ asker: 'agency-harbor/user-maya', one: { name: 'Account 1' }, two: { name: 'Account 2' } })
    expect(gateway.accounts.requests).toHaveLength(1)
    expect(gateway.settings.requests).toHaveLength(0)
  })

  // All 10,000 are in `interleaved.long.ts`.
  it('never answers one user with what another asked for', { timeout: 90_000 }, async () => {
    const askers = [
      { visitor: maya, userId: 'user-maya' },
      { visitor: omar, userId: 'user-omar' },
    ] as const
    expect(await countMixUps([...askers], 1_000)).toBe(0)
  })

  it('asks again for equal requests that are in flight at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => maya.graphql('{ asker }')))
    expect(gateway.accounts.requests).toHaveLength(5)
  })

  it('tells subgraphs who asks, in a context of the request, and nothing of the cookie', async () => {
    await maya.graphql('{ asker }')
    expect(gateway.accounts.requests[0]?.caller).toEqual({
      requestId: expect.any(String),
      agencyId: 'agency-harbor',
      userId: 'user-maya',
      // Its public name, by which people end it; not the token.
      sessionId: expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  it('tells subgraphs the key of a mutation, and refuses one that could be guessed', async () => {
    const send = (key: string) =>
      maya.fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-coverdesk-client': 'test/1',
          'x-coverdesk-mutation-key': key,
        },
        body: JSON.stringify({ query: 'mutation { createAccount(name: "New") { id } }' }),
      })
    const key = '9b2c1a34-5f6e-4d7c-8b9a-0123456789ab'
    expect((await send(key)).status).toBe(200)
    expect(gateway.accounts.requests[0]?.caller).toMatchObject({ userId: 'user-maya', mutationKey: key })
    const refused = await send('1')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    expect(gateway.accounts.requests).toHaveLength(1)
  })

  it('keeps the roots that serve merging to itself', async () => {
    const { status, errors } = await maya.graphql('{ agencyUsersByIds(ids: ["user-1"]) { email } }')
    expect(status).toBe(400)
    expect(errors[0]?.extensions['code']).toBe('BAD_REQUEST')
  })
})
