import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineSubgraph } from '../subgraph.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'

let subgraph: TestSubgraph
beforeAll(async () => {
  const modules = [{ typeDefs: 'type Query { nothing: Int }', resolvers: {} }]
  subgraph = await startTestSubgraph(defineSubgraph({ name: 'auditquestions', modules }))
})
afterAll(() => subgraph.close())

const caller = { agencyId: '67a000000000000000000001', userId: '67a000000000000000000002' }
const verify = (from: unknown) => subgraph.question('audit/verify', { from }, caller)

it.each([
  null,
  'link|0',
  'link|500',
  'entry|',
  'entry|2026-11-20T19:03:00.000Z|67a000000000000000000003',
  'waiting|',
  'waiting|67a000000000000000000003',
])('the chain is checked from %j', async from => {
  expect(await verify(from)).toMatchObject({ status: 200, body: { fault: null } })
})

it.each([
  'x',
  'waiting|x',
  'link|x',
  'link|',
  'entry|x|y',
  'entry|2026-99-20T19:03:00.000Z|67a000000000000000000003',
  'entry|x',
  7,
])('the chain has no position %j', async from => {
  const { status, body } = await verify(from)
  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'from' }] } })
})
