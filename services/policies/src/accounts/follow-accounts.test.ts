import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'
import { policyNow, storedPolicy } from '../testing/stored-policy.ts'
import { tell } from '../testing/tell.ts'

const newId = () => String(new Types.ObjectId())
const contact = { id: newId(), name: 'Teresa Alvarado' }

let areAccountsThere = true
let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(({ variables: { id } }) =>
    areAccountsThere
      ? {
          data: {
            account: {
              ...{ id, type: 'BUSINESS', contacts: [contact] },
              details: { name: 'Bayview Yachts', email: 'hello@yachts.example' },
            },
          },
        }
      : {
          data: { account: null },
          errors: [{ message: 'Accounts is not answering.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
        },
  )
  subgraph = await startTestSubgraph(policiesSubgraph, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})
beforeEach(() => {
  areAccountsThere = true
})

const renamed = {
  name: 'Bayview Yachts',
  sortName: 'bayview yachts',
  email: 'hello@yachts.example',
  contactIds: [contact.id],
}
const soon = { timeout: 2_000, interval: 20 }

describe('when an account has changed', () => {
  it('all of its policies are found and sorted by its new name within two seconds, and keep their versions', async () => {
    const accountId = newId()
    const policies = [await storedPolicy(us.agencyId, { accountId }), await storedPolicy(us.agencyId, { accountId })]
    const other = await storedPolicy(us.agencyId, { accountId: newId() })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(async () => {
      for (const policy of policies) expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed })
    }, soon)
    const now = await policyNow(us.agencyId, policies[0] as never)
    expect(now).toMatchObject({ version: 1, updatedAt: policies[0]?.updatedAt })
    expect(now.words).toEqual(expect.arrayContaining(['yachts', 'hello', 'general']))
    expect(now.words).not.toContain('marine')
    expect((await policyNow(us.agencyId, other)).account.name).toBe('Bayview Marine')
  })

  it('it is asked for as the system, of the agency whose account it is', async () => {
    const accountId = newId()
    await storedPolicy(them.agencyId, { accountId })
    await tell(them.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(
      () =>
        expect(product.questions.at(-1)?.caller).toMatchObject({
          agencyId: them.agencyId,
          userId: 'system:policies-of-accounts',
        }),
      soon,
    )
  })

  it('and has no policies, nobody is asked', async () => {
    const before = product.questions.length
    await tell(us.agencyId, { type: 'AccountUpdated', id: newId() })
    const accountId = newId()
    const policy = await storedPolicy(us.agencyId, { accountId })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed }), soon)
    expect(product.questions.length).toBe(before + 1)
  })

  it('while accounts do not answer, it is caught up with later, and other events do not wait for it', async () => {
    areAccountsThere = false
    const [accountId, otherId] = [newId(), newId()]
    const policy = await storedPolicy(us.agencyId, { accountId })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(() => expect(product.questions.at(-1)?.variables['id']).toBe(accountId), soon)
    areAccountsThere = true
    const other = await storedPolicy(us.agencyId, { accountId: otherId })
    await tell(us.agencyId, { type: 'AccountUpdated', id: otherId })
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, other)).toMatchObject({ account: renamed }), soon)
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed }), {
      timeout: 15_000,
      interval: 100,
    })
  }, 20_000)
})

it('the policies of an account that was merged into another one are that one’s', async () => {
  const [accountId, into] = [newId(), newId()]
  const policy = await storedPolicy(us.agencyId, { accountId })
  await tell(us.agencyId, { type: 'AccountsMerged', id: accountId, into })
  await vi.waitFor(
    async () =>
      expect(await policyNow(us.agencyId, policy)).toMatchObject({ accountId: into, account: renamed, version: 1 }),
    soon,
  )
})
