import { setTimeout as wait } from 'node:timers/promises'
import mongoose, { Schema } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { forUser } from '../call-context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineTenantModel } from '../models.ts'
import { inTenantScope } from '../scope.ts'
import { defineSubgraph } from '../subgraph.ts'
import { type ProductQuestion, startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { askProduct } from './ask-product.ts'
import { configureGatewayClient } from './product-address.ts'

const Wish = defineTenantModel('testWishes', new Schema<{ name: string }>({ name: String }), { typename: 'TestWish' })

const ask = async (userId?: string) =>
  (await askProduct('{ asker }', {}, z.object({ asker: z.string() }), userId)).asker
const elsewhere = '650000000000000000000009'

/** Meets a write conflict at its first attempt, as when another mutation was faster. */
let conflicts = 0
async function wishTwice() {
  const asked = await ask()
  conflicts += 1
  if (conflicts === 1) {
    const errorLabels = ['TransientTransactionError']
    throw new mongoose.mongo.MongoServerError({ message: 'Write conflict', code: 112, errorLabels })
  }
  return asked
}

const wishes = defineSubgraph({
  name: 'wishes',
  modules: [
    {
      typeDefs: `
        type Query { asker: String, anonymousAsker: String, strangersAsker: String, colleaguesAsker: String }
        type Mutation { wish: String, wishLater: String, wishForMaya: String, wishTwice: String }`,
      resolvers: {
        Query: {
          asker: forUser(() => ask()),
          anonymousAsker: () => ask(),
          strangersAsker: forUser(() => inTenantScope(elsewhere, () => ask())),
          colleaguesAsker: forUser(() => ask('user-omar')),
        },
        Mutation: {
          wish: forUser(async () => String((await Wish.create({ name: 'mine' }))._id)),
          wishLater: forUser(() => enqueue('grant', {})),
          wishTwice: forUser(() => wishTwice()),
          wishForMaya: forUser(() => enqueue('grant-maya', {})),
        },
      },
    },
  ],
  consumers: [{ name: 'wishes-heard', types: ['TestWishCreated'], handle: async () => void (await ask()) }],
  jobs: [
    { name: 'grant', run: async () => void (await ask()) },
    { name: 'grant-maya', run: async () => void (await ask('user-maya')) },
  ],
})

const us = { agencyId: '650000000000000000000001', userId: 'user-maya', sessionId: 'session-1' }
const them = { agencyId: '650000000000000000000002', userId: 'user-omar' }

const asker = ({ caller }: ProductQuestion) => ({ data: { asker: `${caller.agencyId}/${caller.userId}` } })
let answer: (question: ProductQuestion) => object | Promise<object> = asker
let product: TestProduct
let subgraph: TestSubgraph

beforeAll(async () => {
  product = await startTestProduct(question => answer(question))
  subgraph = await startTestSubgraph(wishes, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})
beforeEach(() => {
  answer = asker
  product.questions.length = 0
})

const failureOf = async (query: string) => (await subgraph.failure(us, query)).extensions.code
const refuse = (code: string) => ({ data: { asker: null }, errors: [{ message: 'No.', extensions: { code } }] })
const askers = () => product.questions.map(({ caller }) => `${caller.agencyId}/${caller.userId}`)

describe('a subgraph asks the one endpoint', () => {
  it('as its caller, with the session and the id of the request', async () => {
    const { asker: told } = await subgraph.data<{ asker: string }>(us, '{ asker }')
    expect(told).toBe(`${us.agencyId}/${us.userId}`)
    expect(product.questions[0]?.caller).toEqual({ ...us, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('for no one where no one asks', async () => {
    await subgraph.data({}, '{ anonymousAsker }')
    expect(product.questions[0]?.caller).toEqual({ requestId: expect.any(String) })
  })

  it('as the system in a job and in a consumer, of the agency that they work for', async () => {
    await subgraph.data(us, 'mutation { wishLater }')
    await subgraph.data(them, 'mutation { wish }')
    await vi.waitFor(
      () => expect(askers().sort()).toEqual([`${us.agencyId}/system:grant`, `${them.agencyId}/system:wishes-heard`]),
      { timeout: 10_000 },
    )
  })

  it('as a person in a job that does their work, without a session of theirs', async () => {
    await subgraph.data(us, 'mutation { wishForMaya }')
    await vi.waitFor(() => expect(product.questions).toHaveLength(1), { timeout: 10_000 })
    expect(product.questions[0]?.caller).toEqual({ ...us, sessionId: undefined, requestId: expect.any(String) })
  })

  it('once for a mutation that the database has run again', async () => {
    expect(await subgraph.data(us, 'mutation { wishTwice }')).toEqual({ wishTwice: `${us.agencyId}/${us.userId}` })
    expect(conflicts).toBe(2)
    expect(product.questions.filter(({ caller }) => caller.userId === us.userId)).toHaveLength(1)
  })

  it('never as a colleague of whoever asks', async () => {
    expect(await failureOf('{ colleaguesAsker }')).toBe('INTERNAL')
    expect(product.questions).toEqual([])
  })

  it('never as a person of one agency about another one', async () => {
    expect(await failureOf('{ strangersAsker }')).toBe('INTERNAL')
    expect(product.questions).toEqual([])
  })

  it('400 interleaved questions of two agencies: each is asked as its own', async () => {
    answer = async question => {
      await wait(Math.random() * 5)
      return asker(question)
    }
    const told = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const who = index % 2 ? us : them
        const data = await subgraph.data<{ asker: string }>(who, '{ asker }')
        return data.asker === `${who.agencyId}/${who.userId}`
      }),
    )
    expect(told.filter(isOwn => !isOwn)).toEqual([])
  })
})

describe('what the product answers', () => {
  it.each(['NOT_FOUND', 'FORBIDDEN', 'SUBGRAPH_UNAVAILABLE', 'SUBSCRIPTION_EXPIRED'])(
    'a refusal %s is passed on as it is',
    async code => {
      answer = () => refuse(code)
      expect(await subgraph.failure(us, '{ asker }')).toMatchObject({ message: 'No.', extensions: { code } })
    },
  )

  it.each(['UNAUTHENTICATED', 'BAD_REQUEST', 'VALIDATION_FAILED'])(
    'a refusal %s is a defect of the question, not of whoever waits for it',
    async code => {
      answer = () => refuse(code)
      expect(await failureOf('{ asker }')).toBe('INTERNAL')
    },
  )

  it('what has not the shape that was agreed on is refused', async () => {
    answer = () => ({ data: { asker: 7 } })
    expect(await failureOf('{ asker }')).toBe('INTERNAL')
  })
})

it('in production no one guesses where the gateway is', () => {
  const environment = { ...product.environment, NODE_ENV: 'production', GATEWAY_URL: undefined }
  expect(() => configureGatewayClient(environment)).toThrow('GATEWAY_URL is needed in production')
})
