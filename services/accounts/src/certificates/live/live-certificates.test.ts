import { demoAccounts, inTenantScope } from '@coverdesk/kit'
import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subgraphWithDemoClients, them, us } from '../../testing/accounts-subgraph.ts'
import { Certificate } from '../record/certificate.model.ts'
import { productAnswer, productPolicy } from '../testing/product-policies.ts'

const [general, umbrella, endless, none] = ['p-general', 'p-umbrella', 'p-endless', 'p-none']
let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  const policies = [
    productPolicy(general),
    productPolicy(umbrella, { type: 'UMBRELLA' }),
    productPolicy(endless, { expiresAt: null }),
  ]
  product = await startTestProduct(() => productAnswer(policies))
  subgraph = await startTestSubgraph(subgraphWithDemoClients, { SEED: 'demo', ...product.environment })
})
afterAll(() => Promise.all([subgraph.close(), product.close()]))

const address = { line1: '202 C St', city: 'San Diego', zone: 'CA', postalCode: '92101' }
async function issue(...policyIds: string[]): Promise<string> {
  const document = 'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id } }'
  const input = { accountId: demoAccounts.bayview.id, holder: { name: 'Port of Oakland', address }, policyIds }
  const { createCertificate } = await subgraph.data<{ createCertificate: { id: string } }>(us, document, {
    input: { ...input, overrideReason: 'The holder asked for it.' },
  })
  return createCertificate.id
}
const change = (id: string, fields: object) =>
  inTenantScope(us.agencyId, () => Certificate.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: fields }))
const certified = async (policyIds: string[], caller: { agencyId: string; userId: string } = us) => {
  const document = 'query ($policyIds: [ID!]!) { policiesWithLiveCertificates(policyIds: $policyIds) }'
  const answer = await subgraph.data<{ policiesWithLiveCertificates: string[] }>(caller, document, { policyIds })
  return answer.policiesWithLiveCertificates
}
const liveOf = async (id: string, caller: { agencyId: string; userId: string } = us) => {
  const document = `query ($ids: [ID!]!) { certifiedPoliciesByIds(ids: $ids) {
    id liveCertificates(first: 1) { items { id } total } } }`
  const { certifiedPoliciesByIds } = await subgraph.data<{
    certifiedPoliciesByIds: { liveCertificates: { items: { id: string }[]; total: number } }[]
  }>(caller, document, { ids: [id] })
  return certifiedPoliciesByIds[0]?.liveCertificates
}

describe('the certificates that someone may still rely on', () => {
  it('are those that name a policy in a term that has not ended and were not replaced', async () => {
    const [old, replaced] = [await issue(general, umbrella), await issue(general)]
    const last = await issue(general, endless)
    expect(await liveOf(general)).toEqual({ items: [{ id: last }], total: 3 })
    await change(old, { 'lines.0.expiresAt': '2020-01-01' })
    await change(replaced, { replacedById: new Types.ObjectId() })
    expect(await liveOf(general), 'the term of the other policy continues').toEqual({ items: [{ id: last }], total: 1 })
    expect(await liveOf(umbrella)).toEqual({ items: [{ id: old }], total: 1 })
    expect(await liveOf(endless)).toEqual({ items: [{ id: last }], total: 1 })
    expect(await liveOf(none)).toEqual({ items: [], total: 0 })
  })

  it('are told for many policies at once, and each agency its own', async () => {
    await issue(general)
    expect(await certified([none, endless, general])).toEqual([endless, general])
    expect(await certified([general], them)).toEqual([])
    expect(await liveOf(general, them)).toEqual({ items: [], total: 0 })
    const many = Array.from({ length: 101 }, (_, index) => `p${index}`)
    const document = 'query ($policyIds: [ID!]!) { policiesWithLiveCertificates(policyIds: $policyIds) }'
    expect((await subgraph.failure(us, document, { policyIds: many })).extensions.code).toBe('LIMIT_EXCEEDED')
  })
})
