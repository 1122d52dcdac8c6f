import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import mongoose, { Schema } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { forUser } from './call-context.ts'
import { notFound } from './errors.ts'
import { defineTenantModel } from './models.ts'
import { parseInput } from './parse-input.ts'
import { contextHeader, signContext } from './signed-context.ts'
import { defineSubgraph } from './subgraph.ts'
import { startTestSubgraph, type TestSubgraph } from './testing/test-subgraph.ts'

const Thing = defineTenantModel('testThings', new Schema<{ name: string }>({ name: String }))

const things = defineSubgraph({
  name: 'things',
  environment: { GREETING: z.string() },
  start: ({ GREETING }) => ({
    questions: {
      'hello/name': async input => ({ text: `${GREETING}, ${parseInput(z.object({ name: z.string() }), input).name}` }),
      'hello/full': async () => {
        throw new mongoose.mongo.MongoServerError({ code: 14_031, message: 'no space left on /srv/data' })
      },
      'hello/defect': async () => {
        throw new Error('mongodb://secret-host:27017 is gone')
      },
    },
  }),
  modules: [
    {
      typeDefs: /* GraphQL */ `
        type Query {
          names: [String!]
          lazyNames: Lazy
          missing: String
          defect: String
          full: String
          badValue: DateTime
          at(time: DateTime!): DateTime
        }
        type Lazy {
          names: [String!]
        }
      `,
      resolvers: {
        Query: {
          names: forUser(() => Thing.find().distinct('name')),
          lazyNames: () => ({}),
          missing: () => {
            throw notFound('thing')
          },
          defect: () => {
            throw new Error('mongodb://secret-host:27017 is gone')
          },
          full: () => {
            throw new mongoose.mongo.MongoServerError({ code: 14_031, message: 'no space left on /srv/data' })
          },
          badValue: () => 'no date',
          at: (_: unknown, { time }: { time: Date }) => time,
        },
        Lazy: { names: () => Thing.distinct('name') },
      },
    },
  ],
})

const caller = { agencyId: '650000000000000000000001', userId: '660000000000000000000001' }
let subgraph: TestSubgraph

beforeAll(async () => {
  subgraph = await startTestSubgraph(things, { GREETING: 'Hello' })
})
afterAll(() => subgraph.close())

const post = (path: string, headers: Record<string, string> = {}, body = '{"query":"{ __typename }"}') =>
  fetch(subgraph.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
const signed = async (audience = 'things') => ({
  [contextHeader]: await signContext(subgraph.secret, audience, { requestId: 'request-1', ...caller }),
})

describe('a subgraph over HTTP', () => {
  it('answers its probes to anybody', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(subgraph.url + path)).status).toBe(200)
  })

  it.each(['/graphql', '/sdl', '/internal/hello/name', '/internal/nothing', '/'])(
    'answers 401 to a direct call of %s',
    async path => {
      expect((await post(path)).status).toBe(401)
      expect((await fetch(subgraph.url + path)).status).toBe(401)
      expect((await post(path, await signed('others'))).status).toBe(401)
      expect((await post(path, { [contextHeader]: 'forged' })).status).toBe(401)
    },
  )

  it('shows its SDL with the stitching directives', async () => {
    const response = await fetch(`${subgraph.url}/sdl`, { headers: await signed() })
    const sdl = await response.text()
    for (const part of ['directive @merge', 'directive @key', 'scalar DateTime', 'type Lazy'])
      expect(sdl).toContain(part)
  })

  it('answers questions and names their wrong fields', async () => {
    expect(await subgraph.question('hello/name', { name: 'Ann' })).toEqual({
      status: 200,
      body: { text: 'Hello, Ann' },
    })
    const wrong = await subgraph.question('hello/name', {})
    expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'VALIDATION_FAILED' } } })
  })

  it.each(['constructor', '__proto__', 'toString', 'hello'])('has no question named %s', async name => {
    expect((await subgraph.question(name, {})).status).toBe(404)
  })

  it('says nothing about the cause of a defect', async () => {
    const response = await post('/internal/hello/defect', await signed(), '{}')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 'INTERNAL',
        message: 'Something went wrong on our side. Try again in a moment.',
        requestId: 'request-1',
      },
    })
  })

  it('says that the disk is full, and not where', async () => {
    const { status, body } = await subgraph.question('hello/full', {})
    expect({ status, body }).toMatchObject({ status: 507, body: { error: { code: 'DISK_FULL' } } })
    const { errors } = await subgraph.ask(caller, '{ full }')
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This could not be saved because the disk is full\./),
      extensions: { code: 'DISK_FULL' },
    })
    expect(JSON.stringify([body, errors])).not.toContain('/srv/data')
  })

  it('refuses a body that is no JSON or too large', async () => {
    expect((await post('/graphql', await signed(), '{')).status).toBe(400)
    expect((await post('/graphql', await signed(), `"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
  })

  it('takes one context only', async () => {
    const headers = await signed()
    const token = headers[contextHeader] ?? ''
    const status = await new Promise(resolve => {
      const call = request(`${subgraph.url}/sdl`, response => resolve(response.resume().statusCode))
      call.setHeader(contextHeader, [token, token])
      call.end()
    })
    expect(status).toBe(401)
  })
})

describe('its GraphQL', () => {
  it("runs in the caller's agency, also after the root resolver", async () => {
    await (await import('./scope.ts')).inTenantScope(caller.agencyId, () => Thing.create({ name: randomUUID() }))
    const { data } = await subgraph.ask<{ names: string[]; lazyNames: { names: string[] } }>(
      caller,
      '{ names lazyNames { names } }',
    )
    expect(data?.names).toHaveLength(1)
    expect(data?.lazyNames.names).toEqual(data?.names)
    const other = await subgraph.ask<{ names: string[] }>(
      { ...caller, agencyId: '650000000000000000000002' },
      '{ names }',
    )
    expect(other.data?.names).toEqual([])
  })

  it('asks anonymous callers to sign in', async () => {
    const { data, errors } = await subgraph.ask({}, '{ names }')
    expect(data).toEqual({ names: null })
    expect(errors?.[0]).toMatchObject({ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } })
  })

  it('masks a resolver that forgot to ask for a user', async () => {
    const { errors } = await subgraph.ask({}, '{ lazyNames { names } }')
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL')
  })

  it('lets a failure for people pass, with the id of the request', async () => {
    const body = JSON.stringify({ query: '{ missing }' })
    const { errors } = JSON.parse(await (await post('/graphql', await signed(), body)).text())
    expect(errors).toEqual([
      {
        message: 'This thing does not exist, or it was removed.',
        path: ['missing'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'NOT_FOUND', requestId: 'request-1' },
      },
    ])
  })

  it.each(['{ defect }', '{ badValue }'])('says nothing about the cause of the defect in %s', async query => {
    const text = await (await post('/graphql', await signed(), JSON.stringify({ query }))).text()
    expect(JSON.parse(text).errors[0]).toMatchObject({
      message: 'Something went wrong on our side. Try again in a moment.',
      extensions: { code: 'INTERNAL', requestId: 'request-1' },
    })
    expect(text).not.toMatch(/secret-host|stack|at .*\.ts|instant/)
  })

  it.each([
    ['{ nothing }', undefined],
    ['{', undefined],
    ['query ($time: DateTime!) { at(time: $time) }', { time: 'yesterday' }],
    ['{ at(time: 12) }', undefined],
  ])('answers %s with BAD_REQUEST', async (query, variables) => {
    const { errors } = await subgraph.ask(caller, query, variables)
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  })

  it('reads and writes instants in UTC', async () => {
    const { data } = await subgraph.ask(caller, 'query ($time: DateTime!) { at(time: $time) }', {
      time: '2026-11-20T20:03:00+01:00',
    })
    expect(data).toEqual({ at: '2026-11-20T19:03:00.000Z' })
  })
})

it('keeps the models of the test in the database of the test', () => {
  expect(mongoose.connection.name).toMatch(/^test_things_/)
})
