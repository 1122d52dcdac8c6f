import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { forUser } from '../call-context.ts'
import { defineSubgraph } from '../subgraph.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { askProduct } from './ask-product.ts'
import { configureGatewayClient } from './product-address.ts'

const ask = async () => (await askProduct('{ asker }', {}, z.object({ asker: z.string() }))).asker
const wishes = defineSubgraph({
  name: 'wishes',
  modules: [{ typeDefs: 'type Query { asker: String }', resolvers: { Query: { asker: forUser(() => ask()) } } }],
})

const us = { agencyId: '650000000000000000000001', userId: 'user-maya', sessionId: 'session-1' }
let answer: () => Promise<object>
let product: TestProduct
let subgraph: TestSubgraph

beforeAll(async () => {
  product = await startTestProduct(() => answer())
  subgraph = await startTestSubgraph(wishes, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})

const failureOf = async (query: string) => (await subgraph.failure(us, query)).extensions.code

describe('what the product answers', () => {
  it('one that does not come in time, or not at all, is SUBGRAPH_UNAVAILABLE', async () => {
    answer = () => wait(10_000, {}, { ref: false })
    const before = Date.now()
    expect(await failureOf('{ asker }')).toBe('SUBGRAPH_UNAVAILABLE')
    expect(Date.now() - before).toBeLessThan(3_000)
    configureGatewayClient({ ...product.environment, NODE_ENV: 'test', GATEWAY_URL: 'http://127.0.0.1:9' })
    expect(await failureOf('{ asker }')).toBe('SUBGRAPH_UNAVAILABLE')
    configureGatewayClient({ ...product.environment, NODE_ENV: 'test' })
  })
})
