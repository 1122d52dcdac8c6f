import { Long, ObjectId } from 'mongodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const accounts = () => mongo.database.collection<Account>('accounts')

interface Account {
  _id: ObjectId
  agencyId: number
  name: string
  words: string[]
  number: number
  createdAt: Date
  email?: string
  type: string
}

const many = 3_000
const words = ['harbor', 'marine', 'bay', 'bakery', 'north', 'star', 'pine', 'mark']

beforeAll(async () => {
  const documents = Array.from(
    { length: many },
    (_, n): Account => ({
      _id: new ObjectId(),
      agencyId: n % 3,
      name: `Name ${String((n * 7919) % 500).padStart(4, '0')}`,
      words: [words[n % 8] as string, words[(n * 5) % 7] as string, `w${n}`],
      number: n,
      createdAt: new Date(n * 1000),
      ...(n % 100 === 0 ? { email: `a${n}@x.example` } : {}),
      type: n % 2 ? 'BUSINESS' : 'INDIVIDUAL',
    }),
  )
  await accounts().insertMany(documents)
  await accounts().createIndexes([
    { key: { agencyId: 1, name: 1, _id: 1 } },
    { key: { agencyId: 1, createdAt: -1 } },
    { key: { agencyId: 1, words: 1 } },
    { key: { number: 1 }, unique: true },
    { key: { email: 1 }, sparse: true },
    { key: { type: 1, name: 1 }, partialFilterExpression: { number: { $gt: 100 } } },
  ])
})

interface Explained {
  executionStats: { nReturned: number; totalKeysExamined: number; totalDocsExamined: number }
  queryPlanner: { winningPlan: object }
}

/** The stages of a plan from the outermost to the scan, and what it looked at. */
async function explained(filter: object, shape: { sort?: Record<string, 1 | -1>; limit?: number; hint?: string } = {}) {
  const { sort = {}, limit = 0, hint } = shape
  const cursor = accounts().find(filter).sort(sort).limit(limit)
  const result = (await (hint ? cursor.hint(hint) : cursor).explain('executionStats')) as unknown as Explained
  const stages: string[] = []
  let index = ''
  for (let stage = result.queryPlanner.winningPlan as Record<string, unknown> | undefined; stage; ) {
    stages.push(String(stage['stage']))
    index = String(stage['indexName'] ?? index)
    stage = stage['inputStage'] as Record<string, unknown> | undefined
  }
  const { totalKeysExamined: keys, totalDocsExamined: docs, nReturned: returned } = result.executionStats
  return { stages, index, keys, docs, returned }
}

describe('equality, ranges and lists', () => {
  test('an _id is found by one key', async () => {
    const one = await accounts().findOne({ number: 1234 })
    expect(await explained({ _id: one?._id })).toMatchObject({ index: '_id_', keys: 1, docs: 1, returned: 1 })
  })

  test('a range looks at its own keys only', async () => {
    expect(await explained({ number: { $gte: 10, $lt: 20 } })).toMatchObject({
      index: 'number_1',
      keys: 10,
      docs: 10,
      returned: 10,
    })
  })

  test('$in looks at each of its values', async () => {
    expect(await explained({ number: { $in: [5, Long.fromNumber(7), 99_999] } })).toMatchObject({
      index: 'number_1',
      keys: 2,
      returned: 2,
    })
  })

  test('a field without an index is scanned for', async () => {
    expect(await explained({ name: 'Name 0001' })).toMatchObject({ stages: ['COLLSCAN'], docs: many })
  })

  test('$or with an index for each branch is the union of their walks', async () => {
    const either = await explained({ $or: [{ number: 5 }, { number: { $gt: many - 3 } }, { email: 'a100@x.example' }] })
    expect(either).toMatchObject({ stages: ['FETCH', 'OR'], keys: 4, returned: 4 })
  })
})

describe('pages in the order of an index', () => {
  const sort = { name: 1, _id: 1 } as const

  test('the first page reads no more than itself', async () => {
    const page = await explained({ agencyId: 1 }, { sort, limit: 51 })
    expect(page).toMatchObject({ stages: ['LIMIT', 'FETCH', 'IXSCAN'], index: 'agencyId_1_name_1__id_1', returned: 51 })
    expect(page.docs).toBe(51)
  })

  test('a page behind a position begins there', async () => {
    const [last] = await accounts().find({ agencyId: 1 }).sort(sort).skip(700).limit(1).toArray()
    const beyond = { $or: [{ name: { $gt: last?.name } }, { name: last?.name, _id: { $gt: last?._id } }] }
    const page = await explained({ $and: [{ agencyId: 1 }, beyond] }, { sort, limit: 51 })
    expect(page).toMatchObject({ stages: ['LIMIT', 'FETCH', 'IXSCAN'], returned: 51 })
    expect(page.docs).toBeLessThan(60)
  })

  test('pages one after the other give every document once, in both directions', async () => {
    for (const direction of [1, -1] as const) {
      const beyond = direction === 1 ? '$gt' : '$lt'
      const seen: Account[] = []
      let after: object = {}
      for (;;) {
        const page = await accounts()
          .find({ $and: [{ agencyId: 2 }, after] })
          .sort({ name: direction, _id: direction })
          .limit(100)
          .toArray()
        seen.push(...page)
        const last = page.at(-1)
        if (!last || page.length < 100) break
        after = { $or: [{ name: { [beyond]: last.name } }, { name: last.name, _id: { [beyond]: last._id } }] }
      }
      expect(seen).toHaveLength(many / 3)
      expect(new Set(seen.map(({ _id }) => String(_id))).size).toBe(many / 3)
      const names = seen.map(({ name }) => name)
      expect(names).toEqual(direction === 1 ? names.toSorted() : names.toSorted().reverse())
    }
  })

  test('a descending part of an index is walked both ways', async () => {
    const newest = await explained({ agencyId: 0 }, { sort: { createdAt: -1 }, limit: 5 })
    expect(newest).toMatchObject({ index: 'agencyId_1_createdAt_-1', docs: 5, stages: ['LIMIT', 'FETCH', 'IXSCAN'] })
    const oldest = await accounts()
      .find({ agencyId: 0 })
      .sort({ createdAt: 1 })
      .limit(3)
      .map(({ number }) => number)
      .toArray()
    expect(oldest).toEqual([0, 3, 6])
    const range = await explained({ agencyId: 0, createdAt: { $gt: new Date(10_000), $lte: new Date(30_000) } })
    expect(range).toMatchObject({ keys: 7, docs: 7, returned: 7 })
  })
})

describe('arrays', () => {
  test('a prefix of a word is a range of keys', async () => {
    const found = await explained({ agencyId: 1, words: /^w10/ })
    expect(found).toMatchObject({ index: 'agencyId_1_words_1' })
    expect(found.keys).toBe(found.returned)
  })

  test('of several words the rarest is walked', async () => {
    const filter = { $and: [{ agencyId: 1 }, { words: { $regex: '^ma' } }, { words: { $regex: '^w100' } }] }
    const found = await explained(filter)
    expect(found.index).toBe('agencyId_1_words_1')
    expect(found.docs).toBeLessThan(10)
  })

  test('a rare word is sorted in memory; a frequent one is found on the way through the order', async () => {
    const sort = { name: 1, _id: 1 } as const
    const rare = await explained({ agencyId: 1, words: /^w100/ }, { sort, limit: 51 })
    expect(rare.stages).toEqual(['LIMIT', 'SORT', 'FETCH', 'IXSCAN'])
    const frequent = await explained({ agencyId: 1, words: /^[a-z]/ }, { sort, limit: 51 })
    expect(frequent.stages).toEqual(['LIMIT', 'FETCH', 'IXSCAN'])
  })

  test('a document with two matching elements comes once', async () => {
    const found = await accounts().find({ agencyId: 1, words: /^w/ }).toArray()
    expect(new Set(found.map(({ number }) => number)).size).toBe(found.length)
    expect(await accounts().countDocuments({ agencyId: 1, words: /^w/ })).toBe(found.length)
  })
})

describe('sparse and partial indexes', () => {
  test('a sparse index serves only what it holds', async () => {
    expect(await explained({ email: 'a300@x.example' })).toMatchObject({ index: 'email_1', keys: 1 })
    expect(await explained({ email: null })).toMatchObject({ stages: ['COLLSCAN'], returned: many - many / 100 })
    expect(await explained({}, { sort: { email: 1 } })).toMatchObject({ stages: ['SORT', 'COLLSCAN'], returned: many })
  })

  test('a partial index serves queries that ask for its part', async () => {
    const filter = { type: 'BUSINESS', name: 'Name 0001' }
    expect(await explained(filter)).toMatchObject({ stages: ['COLLSCAN'] })
    expect(await explained({ ...filter, number: { $gt: 200 } }, { hint: 'type_1_name_1' })).toMatchObject({
      index: 'type_1_name_1',
    })
  })
})

test('counting by an index fetches nothing', async () => {
  const result = (await mongo.database.command({
    explain: { aggregate: 'accounts', pipeline: [{ $match: { agencyId: 1 } }], cursor: {} },
    verbosity: 'queryPlanner',
  })) as unknown as Explained
  expect(result.queryPlanner.winningPlan).toMatchObject({ stage: 'FETCH', hasResidualFilter: false })
  expect(await accounts().countDocuments({ agencyId: 1 })).toBe(many / 3)
  expect(await accounts().countDocuments({ agencyId: 1 }, { limit: 10 })).toBe(10)
  expect(await accounts().countDocuments({ agencyId: 1 }, { skip: 990, limit: 50 })).toBe(10)
})

test('the hint $natural looks at no index, also where there is an order', async () => {
  const cursor = accounts()
    .find({}, { sort: { number: -1 }, limit: 2 })
    .hint({ $natural: 1 })
  const plan = (await cursor.clone().explain('queryPlanner'))['queryPlanner']
  expect(JSON.stringify(plan.winningPlan)).toContain('COLLSCAN')
  const [first, second] = await cursor.toArray()
  expect(Number(first?.['number'])).toBeGreaterThan(Number(second?.['number']))
})

test('a hint that names no index is refused', async () => {
  await expect(accounts().find().hint('nothing').toArray()).rejects.toMatchObject({ code: 2 })
})
