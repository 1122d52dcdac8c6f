import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { us } from '../testing/people.ts'
import { policyNow, storedPolicy } from '../testing/stored-policy.ts'
import { tell } from '../testing/tell.ts'

const newId = () => String(new Types.ObjectId())
const contact = { id: newId(), name: 'Teresa Alvarado' }
const renamed = {
  name: 'Bayview Yachts',
  sortName: 'bayview yachts',
  email: 'hello@yachts.example',
  contactIds: [contact.id],
}

let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(({ variables: { id } }) => {
    const { name, email } = renamed
    return { data: { account: { id, type: 'BUSINESS', contacts: [contact], details: { name, email } } } }
  })
  subgraph = await startTestSubgraph(policiesSubgraph, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})

describe('when an account has changed', () => {
  it('all of its policies are found and sorted by its new name within two seconds, and keep their versions', async () => {
    const accountId = newId()
    const policies = [await storedPolicy(us.agencyId, { accountId }), await storedPolicy(us.agencyId, { accountId })]
    const other = await storedPolicy(us.agencyId, { accountId: newId() })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(
      async () => {
        for (const policy of policies) expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed })
      },
      { timeout: 2_000, interval: 20 },
    )
    const now = await policyNow(us.agencyId, policies[0] as never)
    expect(now).toMatchObject({ version: 1, updatedAt: policies[0]?.updatedAt })
    expect(now.words).toEqual(expect.arrayContaining(['yachts', 'hello', 'general']))
    expect(now.words).not.toContain('marine')
    expect((await policyNow(us.agencyId, other)).account.name).toBe('Bayview Marine')
  })
})
