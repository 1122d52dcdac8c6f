import { Schema, Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineTenantModel } from '../models.ts'
import { currentAgencyId } from '../scope.ts'
import { defineSubgraph } from '../subgraph.ts'
import { signDelivery } from '../testing/sign-delivery.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { standardSignature } from './verify-delivery.ts'
import { defineWebhook } from './webhook.ts'

const secret = 'whsec-of-the-third-party'
const agencyId = new Types.ObjectId().toString()

const Signature = defineTenantModel('testSignatures', new Schema<{ policy: string }>({ policy: String }))
const accepted: string[] = []
/** What follows a delivery waits until this is over. */
let following = Promise.resolve()

const signatures = defineWebhook({
  name: 'signatures',
  verify: standardSignature(secret),
  payload: z.object({ account: z.string(), policy: z.string() }),
  agencyOf: async ({ account }) => (account === 'harbor' ? agencyId : null),
  async accept({ policy }, { step }) {
    await following
    await step('note', () => Signature.create({ policy }))
    accepted.push(`${currentAgencyId()} ${policy}`)
  },
})

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(
    defineSubgraph({
      name: 'signing',
      webhooks: () => [signatures],
      modules: [{ typeDefs: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } }],
    }),
  )
})
afterAll(() => subgraph.close())

const deliver = (body: string, headers: Record<string, string>) => subgraph.deliver('signatures', body, headers)

describe('a delivery', () => {
  it('is answered at once, and followed by a job in the scope of its agency', async () => {
    let go = () => {}
    following = new Promise(resolve => {
      go = resolve
    })
    const body = JSON.stringify({ account: 'harbor', policy: 'p-1' })
    const started = performance.now()
    const status = await deliver(body, signDelivery(secret, body, { id: 'd-1' }))
    expect(status).toBe(202)
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(accepted).toEqual([])
    go()
    await vi.waitFor(() => expect(accepted).toEqual([`${agencyId} p-1`]), { timeout: 10_000 })
  })
})
