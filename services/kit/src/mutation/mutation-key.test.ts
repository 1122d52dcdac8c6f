import { randomUUID } from 'node:crypto'
import { Schema, type Types } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '../audit/audit-collections.ts'
import { forUser } from '../call-context.ts'
import { ownDatabase } from '../database.ts'
import { validationFailed } from '../errors.ts'
import { defineTenantModel } from '../models.ts'
import { inTenantScope } from '../scope.ts'
import { defineSubgraph } from '../subgraph.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { updateVersioned } from './versioned-update.ts'

interface Seal {
  _id: Types.ObjectId
  name: string
  version: number
  changes: number
}

const Seal = defineTenantModel<Seal>(
  'testSeals',
  new Schema<Seal>({
    name: String,
    version: { type: Number, default: 1 },
    changes: { type: Number, default: 0 },
  } as never),
  { typename: 'Seal' },
)

let isFull = false
let inspections = 0

const seals = defineSubgraph({
  name: 'seals',
  start: () => ({}),
  modules: [
    {
      typeDefs: /* GraphQL */ `
        type Query {
          seal(id: ID!): Seal
        }
        type Mutation {
          addSeal(name: String!, password: String, size: Int, idempotencyKey: String): Seal
          rename(id: ID!, version: Int!, name: String!): Seal
          inspect: Inspection
        }
        type Inspection {
          count: Int!
        }
        type Seal {
          id: ID!
          name: String!
          version: Int!
          text: String
        }
      `,
      resolvers: {
        Query: { seal: forUser((_, { id }: { id: string }) => Seal.findById(id).lean()) },
        Mutation: {
          addSeal: forUser(async (_, { name, size }: { name: string; size?: number }) => {
            if (isFull) throw validationFailed([{ path: 'name', message: 'There is no room.' }])
            const seal = await Seal.insertOne({ name })
            return { ...seal.toObject(), ...(size && { text: 'x'.repeat(size) }) }
          }),
          inspect: forUser(async () => ({ count: () => ++inspections })),
          rename: forUser((_, { id, version, name }: { id: string; version: number; name: string }) =>
            updateVersioned(
              Seal,
              'seal',
              { id, version },
              { $set: { name }, $inc: { changes: 1 } },
              current => current,
            ),
          ),
        },
        Seal: { id: (seal: Seal) => String(seal._id) },
      },
    },
  ],
})

const us = { agencyId: '650000000000000000000001', userId: '660000000000000000000001' }
const colleague = { ...us, userId: '660000000000000000000002' }
let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(seals)
})
afterAll(() => subgraph.close())

interface SealAnswer {
  id: string
  name: string
  version: number
}
const add =
  'mutation ($name: String!, $password: String, $size: Int, $key: String) { addSeal(name: $name, password: $password, size: $size, idempotencyKey: $key) { id name version text } }'
const rename =
  'mutation ($id: ID!, $version: Int!, $name: String!) { rename(id: $id, version: $version, name: $name) { id name version } }'

const send = (mutationKey: string, query: string, variables: object, who = us) =>
  subgraph.ask<Record<string, SealAnswer>>({ ...who, mutationKey }, query, variables)
const sealNamed = async (name: string) => {
  const { data } = await send(randomUUID(), add, { name })
  return data?.['addSeal'] as SealAnswer
}
const named = (name: string) => inTenantScope(us.agencyId, () => Seal.countDocuments({ name }))
const stored = (id: string) => inTenantScope(us.agencyId, () => Seal.findById(id).lean())
const entriesOf = async (operation: string) => auditEntries(ownDatabase()).countDocuments({ operation })

it('answers an update that is sent again with what was done, not with the version that it made itself', async () => {
  const { id } = await sealNamed('before')
  const [key, variables] = [randomUUID(), { id, version: 1, name: 'after' }]
  const first = await send(key, rename, variables)
  expect(first.data).toEqual({ rename: { id, name: 'after', version: 2 } })
  const entries = await entriesOf('rename')
  expect(await send(key, rename, variables)).toEqual(first)
  expect(await stored(id)).toMatchObject({ version: 2, changes: 1 })
  expect(await entriesOf('rename')).toBe(entries)
  // Sent once more by a person, it is a conflict, as ever.
  expect((await send(randomUUID(), rename, variables)).errors?.[0]?.extensions.code).toBe('CONFLICT')
})

it('answers 20 parallel repetitions alike, and does the work once', async () => {
  const { id } = await sealNamed('parallel')
  const [key, variables] = [randomUUID(), { id, version: 1, name: 'renamed' }]
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, rename, variables)))
  expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ data: { rename: { id, name: 'renamed', version: 2 } } })]),
  )
  expect(await stored(id)).toMatchObject({ version: 2, changes: 1 })

  const [another, created] = [randomUUID(), { name: 'made at once' }]
  const ids = await Promise.all(Array.from({ length: 20 }, () => send(another, add, created)))
  expect(new Set(ids.map(({ data }) => data?.['addSeal']?.id)).size).toBe(1)
  expect(await named('made at once')).toBe(1)
}, 60_000)

it('refuses the key with other arguments, and does nothing', async () => {
  const key = randomUUID()
  await send(key, add, { name: 'mine' })
  const { errors } = await send(key, add, { name: 'yours' })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
    validationErrors: [{ path: 'idempotencyKey', message: 'This key was used for another request. Use a new one.' }],
  })
  expect(await named('yours')).toBe(0)
})

it('takes a submission for the same although the screen gave it another idempotency key', async () => {
  const key = randomUUID()
  const first = await send(key, add, { name: 'asked twice', key: randomUUID() })
  expect(await send(key, add, { name: 'asked twice', key: randomUUID() })).toEqual(first)
  expect(await named('asked twice')).toBe(1)
})

it('does each field of an operation once, whatever its alias', async () => {
  const two = 'mutation ($name: String!) { one: addSeal(name: $name) { id } other: addSeal(name: $name) { id } }'
  const key = randomUUID()
  const first = await send(key, two, { name: 'two of a kind' })
  expect(first.data?.['one']?.id).not.toBe(first.data?.['other']?.id)
  expect(await send(key, two, { name: 'two of a kind' })).toEqual(first)
  expect(await named('two of a kind')).toBe(2)
})

it('is used by no mutation that failed', async () => {
  const key = randomUUID()
  isFull = true
  const refused = await send(key, add, { name: 'late' })
  isFull = false
  expect(refused.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED')
  expect((await send(key, add, { name: 'late' })).data?.['addSeal']?.name).toBe('late')
})

it("is each person's own, in each agency", async () => {
  const key = randomUUID()
  await send(key, add, { name: 'own' })
  const elsewhere = { ...us, agencyId: '650000000000000000000002' }
  for (const who of [colleague, elsewhere])
    expect((await send(key, add, { name: 'another' }, who)).data?.['addSeal']?.name).toBe('another')
})

it('stores neither the key nor what was sent or answered in readable form', async () => {
  const key = randomUUID()
  await send(key, add, { name: 'unreadable', password: 'open sesame' })
  const records = await ownDatabase().collection('answeredMutations').find().toArray()
  const bytes = records.map(record =>
    Buffer.from(JSON.stringify(record, (_, value) => value?.buffer?.toString('latin1') ?? value)),
  )
  const text = Buffer.concat(bytes).toString('latin1')
  expect(records.length).toBeGreaterThan(0)
  for (const secret of [key, 'unreadable', 'open sesame']) expect(text).not.toContain(secret)
})

it('says that a large answer was given before, and does the work no second time', async () => {
  const [key, variables] = [randomUUID(), { name: 'large', size: 5_000_000 }]
  expect((await send(key, add, variables)).data?.['addSeal']?.name).toBe('large')
  const { errors } = await send(key, add, variables)
  expect(errors?.[0]).toMatchObject({ message: 'This was done already. Reload the page to see the result.' })
  expect(await named('large')).toBe(1)
})

it('runs a mutation again whose answer is computed after its transaction', async () => {
  const key = randomUUID()
  const inspect = () =>
    subgraph.ask<{ inspect: { count: number } }>({ ...us, mutationKey: key }, 'mutation { inspect { count } }')
  expect((await inspect()).data).toEqual({ inspect: { count: 1 } })
  expect((await inspect()).data).toEqual({ inspect: { count: 2 } })
})

it('changes nothing for those who send none', async () => {
  const { id } = await sealNamed('old remote')
  const answers = await Promise.all(
    [1, 1].map(version =>
      subgraph.ask({ ...us, mutationKey: undefined }, rename, { id, version, name: 'without a key' }),
    ),
  )
  expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1)
})
