import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { fill, type Numbered, refusal, shown } from './cases.ts'

const mongo = useMongo()
const things = () => mongo.database.collection<Numbered>('things')

beforeEach(async () => {
  await things().drop()
})

/** Keys, options, documents that may stand together, and one that may not join them. */
type Unique = [key: Record<string, 1 | -1>, options: object, fine: object[], refused: object]

const unique: Unique[] = [
  [{ a: 1 }, {}, [{ a: 1 }, { a: 2 }], { a: 1 }],
  [{ a: 1 }, {}, [{ a: 1 }, { a: '1' }, { a: [2] }], { a: 2 }],
  [{ a: 1 }, {}, [{ a: 1 }], { a: 1.0 }],
  [{ a: 1 }, {}, [{}], {}],
  [{ a: 1 }, {}, [{}], { a: null }],
  [{ a: 1 }, {}, [{ a: [] }, { a: null }], { a: [] }],
  [{ a: 1 }, {}, [{ a: [1, 2] }, { a: 3 }], { a: [2, 4] }],
  [{ a: -1 }, {}, [{ a: 'x' }, { a: 'X' }], { a: 'x' }],
  [{ a: 1, b: 1 }, {}, [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }], { a: 1, b: null }],
  [
    { a: 1, b: -1 },
    {},
    [
      { a: 1, b: [1, 2] },
      { a: 2, b: [1] },
    ],
    { a: 1, b: [2, 3] },
  ],
  [{ 'a.b': 1 }, {}, [{ a: { b: 1 } }, { a: [{ b: 2 }, { b: 3 }] }], { a: { b: 3 } }],
  [{ a: 1 }, { sparse: true }, [{}, {}, { a: null }], { a: null }],
  [{ a: 1, b: 1 }, { sparse: true }, [{}, {}, { a: 1 }], { a: 1 }],
  [{ a: 1 }, { partialFilterExpression: { b: true } }, [{ a: 1 }, { a: 1 }, { a: 1, b: true }], { a: 1, b: true }],
  [{ a: 1 }, { partialFilterExpression: { a: { $exists: true } } }, [{}, {}, { a: 1 }], { a: 1 }],
  [{ a: 1 }, { partialFilterExpression: { a: { $gt: 5 } } }, [{ a: 1 }, { a: 1 }, { a: 9 }], { a: 9 }],
  [{ a: 1 }, { collation: { locale: 'en', strength: 2 } }, [{ a: 'x' }, { a: 'é' }], { a: 'X' }],
]

describe('a unique index', () => {
  test.each(
    unique.map(
      one => [`${shown(one[0])} ${shown(one[1])} takes ${shown(one[2])}, not ${shown(one[3])}`, ...one] as const,
    ),
  )('%s', async (_, key, options, fine, refused) => {
    await things().createIndex(key, { unique: true, ...options })
    await fill(things(), fine)
    const error = await things()
      .insertOne({ _id: 99, ...refused })
      .catch(reason => reason)
    expect(error).toMatchObject({ code: 11000, keyPattern: key })
    expect(await things().countDocuments()).toBe(fine.length)
    // What was refused beside what is there is refused of what is there, too.
    await things().dropIndexes()
    await things().insertOne({ _id: 99, ...refused })
    expect(await refusal(things().createIndex(key, { unique: true, ...options }))).toBe(11000)
  })

  test('lets a document keep its own value, and take one that is free again', async () => {
    await things().createIndex({ a: 1 }, { unique: true })
    await fill(things(), [{ a: 1 }, { a: 2 }])
    await things().updateOne({ _id: 1 }, { $set: { a: 1, b: 1 } })
    expect(await refusal(things().updateOne({ _id: 1 }, { $set: { a: 2 } }))).toBe(11000)
    await things().deleteOne({ _id: 2 })
    await things().updateOne({ _id: 1 }, { $set: { a: 2 } })
    expect(await things().findOne({ a: 2 })).toMatchObject({ _id: 1 })
  })

  test('is what makes fifty upserts at once one document', async () => {
    await things().createIndex({ a: 1 }, { unique: true })
    await Promise.all(
      Array.from({ length: 50 }, () =>
        things()
          .updateOne({ a: 1 }, { $set: { n: 1 } }, { upsert: true })
          .catch(() => undefined),
      ),
    )
    expect(await things().countDocuments()).toBe(1)
  })
})

describe('a partial or sparse index never hides a document', () => {
  const hiding: [object, object, number][] = [
    [{ sparse: true }, { a: null }, 2],
    [{ sparse: true }, { a: { $exists: false } }, 1],
    [{ sparse: true }, { a: { $ne: 1 } }, 3],
    [{ sparse: true }, {}, 4],
    [{ partialFilterExpression: { a: { $gt: 1 } } }, { a: { $gt: 0 } }, 2],
    [{ partialFilterExpression: { a: { $gt: 1 } } }, { a: 1 }, 1],
    [{ partialFilterExpression: { b: true } }, { a: { $gte: 1 } }, 2],
  ]
  test.each(hiding.map(one => [`${shown(one[0])} ${shown(one[1])}`, ...one] as const))(
    '%s',
    async (_, options, filter, count) => {
      await things().createIndex({ a: 1 }, options)
      await fill(things(), [{ a: 1 }, { a: 2, b: true }, { a: null }, {}])
      expect(await things().find(filter).sort({ a: 1 }).toArray()).toHaveLength(count)
      expect(await things().countDocuments(filter)).toBe(count)
    },
  )
})

describe('is refused', () => {
  const keys: [object, object, number][] = [
    [{}, {}, 67],
    [{ a: 0 }, {}, 67],
    [{ a: 'nonsense' }, {}, 67],
    [{ a: 1, b: 1 }, { expireAfterSeconds: 5 }, 67],
    [{ a: 1 }, { expireAfterSeconds: -1 }, 67],
    [{ a: 1 }, { name: '' }, 67],
    [{ a: 1 }, { nonsense: true }, 197],
  ]
  test.each(keys.map(one => [`${shown(one[0])} ${shown(one[1])}`, ...one] as const))(
    '%s',
    async (_, key, options, code) => {
      const indexes = [{ key, name: 'x', ...options }]
      expect(await refusal(mongo.database.command({ createIndexes: 'things', indexes }))).toBe(code)
    },
  )

  test.each<[string, () => Promise<unknown>, number]>([
    ['another index of the same name', () => things().createIndex({ b: 1 }, { name: 'a_1' }), 86],
    ['the same index under another name', () => things().createIndex({ a: 1 }, { name: 'other' }), 85],
    ['the same index with other options', () => things().createIndex({ a: 1 }, { unique: true }), 86],
    ['dropping the index on _id', () => things().dropIndex('_id_'), 72],
    ['dropping what is not there', () => things().dropIndex('none'), 27],
    ['a hint at what is not there', () => things().find({ a: 1 }).hint('none').toArray(), 2],
    ['indexes of a collection that is not there', () => mongo.database.collection('none').indexes(), 26],
  ])('%s', async (_, run, code) => {
    await things().createIndex({ a: 1 })
    expect(await refusal(run())).toBe(code)
  })
})

test('indexes are listed as they were made', async () => {
  await things().createIndexes([
    { key: { a: 1, b: -1 }, name: 'ab' },
    { key: { c: 1 }, name: 'c', unique: true, sparse: true },
    { key: { d: 1 }, name: 'd', partialFilterExpression: { e: { $gt: 5 } } },
    { key: { f: 1 }, name: 'f', expireAfterSeconds: 60 },
  ])
  expect(await things().indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1, b: -1 }, name: 'ab' },
    { v: 2, key: { c: 1 }, name: 'c', unique: true, sparse: true },
    { v: 2, key: { d: 1 }, name: 'd', partialFilterExpression: { e: { $gt: 5 } } },
    { v: 2, key: { f: 1 }, name: 'f', expireAfterSeconds: 60 },
  ])
  await things().createIndex({ a: 1, b: -1 }, { name: 'ab' })
  expect(await things().indexes()).toHaveLength(5)
})
