import mongoose, { Schema, type Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../audit/audit-collections.ts'
import { type CallContext, forUser } from '../call-context.ts'
import { ownDatabase } from '../database.ts'
import { validationFailed } from '../errors.ts'
import { findExisting, loadById } from '../load-by-ids.ts'
import { defineTenantModel } from '../models.ts'
import { emit } from '../outbox/emit.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { inTenantScope } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { defineSubgraph } from '../subgraph.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { claim } from './claim.ts'
import { mutation } from './mutation-fields.ts'
import { updateVersioned } from './versioned-update.ts'

interface Team {
  _id: Types.ObjectId
  name: string
  version: number
  freeSeats: number
  members: string[]
  state: 'OPEN' | 'RESOLVED'
  history: string[]
  renewals: number
  pin?: string
}

const Team = defineTenantModel<Team>(
  'testTeams',
  new Schema<Team>({
    name: String,
    version: { type: Number, default: 1 },
    freeSeats: { type: Number, default: 1 },
    members: [String],
    state: { type: String, default: 'OPEN' },
    history: [String],
    renewals: { type: Number, default: 0 },
    pin: { type: String, secret: true },
  } as never),
  { typename: 'Team' },
)

const full = () => validationFailed([{ path: 'member', message: 'There is no free seat.' }])

const teams = defineSubgraph({
  name: 'teams',
  start: () => ({
    questions: {
      'teams/add': mutation('teams/add', async () => ({ id: String((await Team.insertOne({ name: 'asked' }))._id) })),
      'teams/forgotten': async () => ({ id: String((await Team.insertOne({ name: 'unrecorded' }))._id) }),
    },
  }),
  modules: [
    {
      typeDefs: /* GraphQL */ `
        type Query {
          team(id: ID!): Team
          writesInAQuery: Team
        }
        type Mutation {
          addTeam(name: String!, pin: String, idempotencyKey: String): Team
          addTwo(name: String!, fails: Boolean): Team
          rename(id: ID!, version: Int!, name: String!): Team
          join(id: ID!, member: String!): Team
          resolve(id: ID!): Team
          renew(id: ID!): Team
          look(id: ID!): Team
          announce(id: ID!): Team
          announceTooMuch(name: String!): Team
        }
        type Team {
          id: ID!
          name: String!
          version: Int!
          members: [String!]
          again: Team
        }
      `,
      resolvers: {
        Query: {
          team: forUser((_, { id }: { id: string }) => findExisting(Team, 'team', id)),
          writesInAQuery: forUser(() => Team.insertOne({ name: 'unrecorded' })),
        },
        Mutation: {
          addTeam: forUser((_, { name, pin }: { name: string; pin?: string }) => Team.create({ name, pin } as never)),
          addTwo: forUser(async (_, { name, fails }: { name: string; fails?: boolean }) => {
            const first = await Team.insertOne({ name })
            await Team.insertMany([{ name: `${name} two` }])
            if (fails) throw full()
            return first
          }),
          rename: forUser(async (_, args: { id: string; version: number; name: string }, context) => {
            const { id, version, name } = args
            await loadById(context, Team, id) // What is loaded before the change must not be shown after it.
            return updateVersioned(Team, 'team', { id, version }, { $set: { name } }, current => ({
              name: current.name,
            }))
          }),
          join: forUser(async (_, { id, member }: { id: string; member: string }) => {
            const change = { $inc: { freeSeats: -1 }, $push: { members: member } }
            const joined = await claim(Team, id, { freeSeats: { $gt: 0 } }, change)
            if (!joined) throw full()
            return joined
          }),
          resolve: forUser(async (_, { id }: { id: string }, { userId }) => {
            const change = { $set: { state: 'RESOLVED' }, $push: { history: userId } }
            return (await claim(Team, id, { state: 'OPEN' }, change)) ?? findExisting(Team, 'team', id)
          }),
          renew: forUser(async (_, { id }: { id: string }) => {
            const renewed = await claim(Team, id, { renewals: 0 }, { $inc: { renewals: 1 } })
            return renewed ?? findExisting(Team, 'team', id)
          }),
          look: forUser((_, { id }: { id: string }, context) => loadById(context, Team, id)),
          announce: forUser(async (_, { id }: { id: string }) => {
            const team = await findExisting(Team, 'team', id)
            emit('TeamAnnounced', { typename: 'Team', id, version: team.version, kind: 'UPDATED' })
            return team
          }),
          announceTooMuch: forUser(async (_, { name }: { name: string }) => {
            const team = await Team.insertOne({ name })
            // No document of the database is so large, so its event cannot be stored.
            emit('x'.repeat(17 * 1024 * 1024), { typename: 'Team', id: '', version: null, kind: 'UPDATED' })
            return team
          }),
        },
        Team: {
          id: (team: Team) => String(team._id),
          again: (team: Team, _: unknown, context: CallContext) => loadById(context, Team, String(team._id)),
        },
      },
    },
  ],
})

const us = { agencyId: '650000000000000000000001', userId: '660000000000000000000001' }
let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(teams)
})
afterAll(() => subgraph.close())

interface TeamAnswer {
  id: string
  name: string
  version: number
}
const send = (query: string, variables: object = {}) => subgraph.ask<Record<string, TeamAnswer>>(us, query, variables)
const codes = (answers: Awaited<ReturnType<typeof send>>[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'DONE')
const count = (all: string[], code: string) => all.filter(one => one === code).length
const parallel = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))

const addTeam = async (name = 'Team') => {
  const { data, errors } = await send('mutation ($name: String!) { addTeam(name: $name) { id name version } }', {
    name,
  })
  if (!data?.['addTeam']) throw new Error(JSON.stringify(errors))
  return data['addTeam']
}
const stored = (id: string) => inTenantScope(us.agencyId, () => Team.findById(id).lean())
const named = (name: string) => inTenantScope(us.agencyId, () => Team.countDocuments({ name: { $regex: name } }))
const entries = () =>
  auditEntries(ownDatabase())
    .find({}, { sort: { _id: 1 } })
    .toArray()
const events = () =>
  outboxOf(sharedDatabase('events'))
    .find({}, { sort: { _id: 1 } })
    .toArray()
const added = async <Item>(list: () => Promise<Item[]>, work: () => Promise<unknown>) => {
  const before = (await list()).length
  await work()
  return (await list()).slice(before)
}

describe('a mutation', () => {
  it('stores all that it writes, or nothing', async () => {
    await send('mutation { addTwo(name: "both") { id } }')
    expect(await named('both')).toBe(2)
    const failed = await send('mutation { addTwo(name: "none", fails: true) { id } }')
    expect(codes([failed])).toEqual(['VALIDATION_FAILED'])
    expect(await named('none')).toBe(0)
  })

  it('whose event cannot be stored has stored nothing, its audit entry neither', async () => {
    const left = await added(entries, async () => {
      expect(codes([await send('mutation { announceTooMuch(name: "too much") { id } }')])).toEqual(['INTERNAL'])
    })
    expect([left, await named('too much')]).toEqual([[], 0])
  })

  it('has its transaction for itself: one field that fails leaves its neighbors alone', async () => {
    const { data, errors } = await send(
      'mutation { a: addTwo(name: "left") { id } b: addTwo(name: "middle", fails: true) { id } c: addTwo(name: "right") { id } }',
    )
    expect(errors).toHaveLength(1)
    expect([data?.['a'] !== null, data?.['b'] === null, data?.['c'] !== null]).toEqual([true, true, true])
    expect([await named('left'), await named('middle'), await named('right')]).toEqual([2, 0, 2])
  })

  it('answers with what it has stored, and fields that are resolved afterwards see it', async () => {
    const { id } = await addTeam('before')
    const { data } = await send(
      'mutation ($id: ID!) { look(id: $id) { name } rename(id: $id, version: 1, name: "after") { name again { name version again { name } } } }',
      { id },
    )
    expect(data).toEqual({
      look: { name: 'before' },
      rename: { name: 'after', again: { name: 'after', version: 2, again: { name: 'after' } } },
    })
  })

  it('may answer with a document', async () => {
    const { data } = await send('mutation { addTeam(name: "doc") { id name again { name } } }')
    expect(data?.['addTeam']).toMatchObject({ name: 'doc', again: { name: 'doc' } })
  })

  it('is also a question that is declared as one', async () => {
    const [entry] = await added(entries, () => subgraph.question('teams/add', {}, us))
    expect(entry).toMatchObject({ operation: 'teams/add', userId: us.userId })
  })
})

describe('a tenant model', () => {
  it('is not written by a query, nor by a question that is no mutation', async () => {
    expect(codes([await send('{ writesInAQuery { id } }')])).toEqual(['INTERNAL'])
    expect((await subgraph.question('teams/forgotten', {}, us)).status).toBe(500)
    expect(await named('unrecorded')).toBe(0)
  })
})

describe('the audit', () => {
  it('has one entry per mutation: who, what, before and after, without secrets', async () => {
    const [created] = await added(entries, () => send('mutation { addTeam(name: "Audited", pin: "1234") { id } }'))
    expect(created).toMatchObject({
      agencyId: new mongoose.Types.ObjectId(us.agencyId),
      at: expect.any(Date),
      userId: us.userId,
      requestId: expect.stringMatching(/./),
      operation: 'addTeam',
      changes: [{ collection: 'testTeams', before: null, after: { name: 'Audited', version: 1 } }],
    })
    expect(JSON.stringify(created)).not.toContain('1234')
    const id = String(created?.changes[0]?.id)
    const [renamed] = await added(entries, () =>
      send('mutation ($id: ID!) { rename(id: $id, version: 1, name: "New") { id } }', { id }),
    )
    expect(renamed?.changes).toMatchObject([{ before: { name: 'Audited' }, after: { name: 'New', version: 2 } }])
  })

  it('has an entry of a mutation that changed nothing', async () => {
    const { id } = await addTeam()
    const [entry] = await added(entries, () => send('mutation ($id: ID!) { look(id: $id) { id } }', { id }))
    expect(entry).toMatchObject({ operation: 'look', changes: [] })
  })

  it('has none of a failed one', async () => {
    expect(await added(entries, () => send('mutation { addTwo(name: "x", fails: true) { id } }'))).toEqual([])
  })

  it('has one of each mutation in one operation', async () => {
    const operations = await added(entries, () =>
      send('mutation { a: addTeam(name: "one") { id } b: addTwo(name: "two") { id } }'),
    )
    expect(operations.map(({ operation, changes }) => [operation, changes.length])).toEqual([
      ['addTeam', 1],
      ['addTwo', 2],
    ])
  })
})

describe('the outbox', () => {
  it('has one event per changed record, whichever way it was written', async () => {
    const [one, two, ...others] = await added(events, () => send('mutation { addTwo(name: "told") { id } }'))
    expect(others).toEqual([])
    for (const event of [one, two]) {
      expect(event).toEqual({
        _id: expect.anything(),
        agencyId: us.agencyId,
        subgraph: 'teams',
        type: 'TeamCreated',
        typename: 'Team',
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        version: 1,
        kind: 'CREATED',
        at: expect.any(Date),
        requestId: expect.any(String),
        userId: us.userId,
      })
    }
  })

  it('has none of a failed mutation', async () => {
    expect(await added(events, () => send('mutation { addTwo(name: "x", fails: true) { id } }'))).toEqual([])
  })

  it('has what a mutation emits by itself', async () => {
    const { id } = await addTeam()
    const told = await added(events, () => send('mutation ($id: ID!) { announce(id: $id) { id } }', { id }))
    expect(told).toMatchObject([{ type: 'TeamAnnounced', typename: 'Team', id, version: 1 }])
  })
})

describe('an idempotency key', () => {
  const create =
    'mutation ($name: String!, $key: String) { addTeam(name: $name, idempotencyKey: $key) { id name version } }'

  it('lets 50 parallel requests create one record, and answers all of them alike', async () => {
    const answers = await parallel(50, () => send(create, { name: 'keyed', key: 'fifty' }))
    expect(codes(answers)).toEqual(Array(50).fill('DONE'))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await named('keyed')).toBe(1)
    expect((await entries()).filter(({ changes }) => changes[0]?.after?.['name'] === 'keyed')).toHaveLength(1)
  }, 60_000)

  it('is refused with other arguments', async () => {
    await send(create, { name: 'mine', key: 'other' })
    const { errors } = await send(create, { name: 'yours', key: 'other' })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ path: 'idempotencyKey', message: 'This key was used for another request. Use a new one.' }],
    })
    expect(await named('yours')).toBe(0)
  })

  it("is each agency's own", async () => {
    await send(create, { name: 'shared key', key: 'theirs' })
    const them = { ...us, agencyId: '650000000000000000000002' }
    const { data } = await subgraph.ask<Record<string, TeamAnswer>>(them, create, { name: 'other', key: 'theirs' })
    expect(data?.['addTeam']?.name).toBe('other')
  })

  it.each(['', 'k'.repeat(201)])('has 1 to 200 characters, unlike %j', async key => {
    expect(codes([await send(create, { name: 'x', key })])).toEqual(['VALIDATION_FAILED'])
  })
})

describe('what only one may do', () => {
  it('gives one free seat to one of 20 parallel adds', async () => {
    const { id } = await addTeam()
    const answers = await parallel(20, index =>
      send('mutation ($id: ID!, $member: String!) { join(id: $id, member: $member) { id } }', {
        id,
        member: `m${index}`,
      }),
    )
    expect([count(codes(answers), 'DONE'), count(codes(answers), 'VALIDATION_FAILED')]).toEqual([1, 19])
    expect(await stored(id)).toMatchObject({ freeSeats: 0, members: [expect.any(String)] })
  }, 60_000)

  it('resolves twice with one entry in the history, and renews twice with one renewal', async () => {
    const { id } = await addTeam()
    for (const field of ['resolve', 'renew']) {
      const twice = await parallel(2, () => send(`mutation ($id: ID!) { ${field}(id: $id) { id } }`, { id }))
      expect(codes(twice)).toEqual(['DONE', 'DONE'])
      await send(`mutation ($id: ID!) { ${field}(id: $id) { id } }`, { id })
    }
    expect(await stored(id)).toMatchObject({ history: [us.userId], renewals: 1 })
  })
})

describe('100 races of two people', () => {
  it('lose no update, and the loser sees the current record', async () => {
    const rename =
      'mutation ($id: ID!, $version: Int!, $name: String!) { rename(id: $id, version: $version, name: $name) { name } }'
    for (let race = 0; race < 100; race += 1) {
      const { id } = await addTeam('start')
      const answers = await Promise.all(['one', 'two'].map(name => send(rename, { id, version: 1, name })))
      const team = await stored(id)
      expect(codes(answers).toSorted()).toEqual(['CONFLICT', 'DONE'])
      const lost = answers.find(({ errors }) => errors)?.errors?.[0]
      expect(lost?.extensions['current']).toEqual({ name: team?.name })
      expect(team?.version).toBe(2)
    }
  }, 120_000)
})
