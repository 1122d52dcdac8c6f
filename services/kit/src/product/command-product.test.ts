import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { forUser } from '../call-context.ts'
import type { CoverdeskError } from '../errors.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { RunningJob } from '../jobs/job.ts'
import { defineSubgraph } from '../subgraph.ts'
import { runJob } from '../testing/run-job.ts'
import { type ProductQuestion, startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { commandProduct } from './command-product.ts'

const document =
  'mutation ($name: String, $idempotencyKey: String) { plant(name: $name, idempotencyKey: $idempotencyKey) }'
const shape = z.object({ plant: z.string() })
const order = (signal: AbortSignal, as = 'system:gardener') =>
  commandProduct(document, { name: 'oak' }, shape, { as, key: 'gardener:oak', signal })

const job = (run: (job: RunningJob) => Promise<unknown>) => ({
  name: 'gardener',
  run: async (it: RunningJob) => void (await run(it)),
})
const never = new AbortController().signal

const us = { agencyId: '650000000000000000000001', userId: 'user-maya' }
const gardens = defineSubgraph({
  name: 'gardens',
  modules: [
    {
      typeDefs: 'type Query { nothing: String } type Mutation { orderLater: String orderNow: String }',
      resolvers: {
        Mutation: { orderLater: forUser(() => enqueue('gardener', {})), orderNow: forUser(() => order(never)) },
      },
    },
  ],
  jobs: [job(({ signal }) => order(signal))],
})

const planted = { data: { plant: 'an oak' } }
const refuse = (code: string, details: object = {}) => ({
  data: { plant: null },
  errors: [{ message: 'No.', extensions: { code, ...details } }],
})
let answers: object[]
let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(() => answers.shift() ?? planted)
  subgraph = await startTestSubgraph(gardens, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})
beforeEach(() => {
  answers = []
  product.questions.length = 0
})

const asked = () =>
  product.questions.map(({ caller, variables }: ProductQuestion) => ({ by: caller.userId, variables }))
const once = { by: 'system:gardener', variables: { name: 'oak', idempotencyKey: 'gardener:oak' } }

describe('a command', () => {
  it('is given by a job of the agency, with its key', async () => {
    await subgraph.data(us, 'mutation { orderLater }')
    await vi.waitFor(() => expect(asked()).toEqual([once]), { timeout: 20_000 })
    expect(product.questions[0]?.caller.agencyId).toBe(us.agencyId)
  })

  it('is repeated with the same key until someone answers', async () => {
    answers = [refuse('SUBGRAPH_UNAVAILABLE'), refuse('OUT_OF_TIME'), refuse('RATE_LIMITED'), planted]
    let answer: unknown
    await runJob(
      job(async ({ signal }) => {
        answer = await order(signal)
      }),
      {},
      us.agencyId,
    )
    expect(answer).toEqual({ plant: 'an oak' })
    expect(asked()).toEqual([once, once, once, once])
  })

  it('is given in the name of the person whose work the job does', async () => {
    await runJob(
      job(({ signal }) => order(signal, us.userId)),
      {},
      us.agencyId,
    )
    expect(asked()).toEqual([{ ...once, by: us.userId }])
  })

  it.each(['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'])(
    'that is refused as %s is answered',
    async code => {
      const validationErrors = [{ path: 'name', message: 'Choose a tree.' }]
      answers = [refuse(code, { validationErrors })]
      const refused = runJob(
        job(({ signal }) => order(signal)),
        {},
        us.agencyId,
      ).catch((error: CoverdeskError) => error)
      expect(await refused).toMatchObject({ message: 'No.', extensions: { code, validationErrors } })
      expect(asked()).toEqual([once])
    },
  )

  it('waits no longer when its job ends', async () => {
    answers = Array.from({ length: 100 }, () => refuse('SUBGRAPH_UNAVAILABLE'))
    const ending = new AbortController()
    const waiting = runJob(
      job(() => order(ending.signal)),
      {},
      us.agencyId,
    )
    await vi.waitFor(() => expect(asked()).not.toEqual([]), { timeout: 20_000 })
    ending.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('is never given by a request, inside of a transaction, or without passing its key on', async () => {
    expect((await subgraph.failure(us, 'mutation { orderNow }')).extensions.code).toBe('INTERNAL')
    const inStep = job(({ step, signal }) => step('order', () => order(signal)))
    await expect(runJob(inStep, {}, us.agencyId)).rejects.toThrow('outside of transactions')
    const keyless = job(({ signal }) =>
      commandProduct('mutation { plant }', {}, shape, { as: 'system:gardener', key: 'gardener:oak', signal }),
    )
    await expect(runJob(keyless, {}, us.agencyId)).rejects.toThrow('$idempotencyKey')
    expect(asked()).toEqual([])
  })
})
