import { Decimal128, Long, ObjectId } from 'mongodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const orders = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('orders')
const customer = new ObjectId()

beforeAll(async () => {
  await orders().insertMany([
    { _id: 1, customer, amount: 10, tags: ['a', 'b'], at: new Date('2026-01-05') },
    { _id: 2, customer, amount: 20, tags: ['b'], at: new Date('2026-02-05') },
    { _id: 3, customer: null, amount: 5, tags: [], at: new Date('2026-02-06'), note: { text: 'x' } },
  ])
  const customers = mongo.database.collection('customers')
  await customers.insertMany([
    { _id: customer, name: 'Ada', active: true },
    { _id: new ObjectId(), name: 'Bo', active: false },
  ])
  await mongo.database.collection('unindexed').insertMany([
    { of: customer, text: 'one' },
    { of: customer, text: 'two' },
  ])
})

const run = (pipeline: object[], options = {}) =>
  orders()
    .aggregate(pipeline as never, options)
    .toArray()

describe('stages', () => {
  test.each([
    [
      [{ $match: { amount: { $gt: 5 } } }, { $sort: { amount: -1 } }, { $project: { amount: 1 } }],
      [
        { _id: 2, amount: 20 },
        { _id: 1, amount: 10 },
      ],
    ],
    [[{ $count: 'total' }], [{ total: 3 }]],
    [[{ $match: { amount: 99 } }, { $count: 'total' }], []],
    [[{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }], [{ _id: 2 }]],
    [[{ $limit: 2 }, { $skip: 1 }, { $project: { _id: 1 } }], [{ _id: 2 }]],
    [
      [
        {
          $group: { _id: '$customer', sum: { $sum: '$amount' }, most: { $max: '$amount' }, mean: { $avg: '$amount' } },
        },
        { $sort: { sum: -1 } },
      ],
      [
        { _id: customer, sum: 30, most: 20, mean: 15 },
        { _id: null, sum: 5, most: 5, mean: 5 },
      ],
    ],
    [
      [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
      [
        { _id: 'b', count: 2 },
        { _id: 'a', count: 1 },
      ],
    ],
    [
      [
        { $match: { _id: 1 } },
        { $addFields: { double: { $multiply: ['$amount', 2] } } },
        { $unset: ['at', 'tags', 'customer'] },
      ],
      [{ _id: 1, amount: 10, double: 20 }],
    ],
    [[{ $match: { _id: 3 } }, { $replaceRoot: { newRoot: '$note' } }], [{ text: 'x' }]],
    [
      [{ $facet: { all: [{ $count: 'n' }], large: [{ $match: { amount: { $gte: 20 } } }, { $project: { _id: 1 } }] } }],
      [{ all: [{ n: 3 }], large: [{ _id: 2 }] }],
    ],
    [
      [{ $bucket: { groupBy: '$amount', boundaries: [0, 10, 100], output: { n: { $sum: 1 } } } }],
      [
        { _id: 0, n: 1 },
        { _id: 10, n: 2 },
      ],
    ],
    [
      [
        { $match: { _id: 1 } },
        {
          $project: {
            _id: 0,
            size: { $size: '$tags' },
            month: { $month: '$at' },
            big: { $cond: [{ $gt: ['$amount', 5] }, 'y', 'n'] },
          },
        },
      ],
      [{ size: 2, month: 1, big: 'y' }],
    ],
  ])('%j', async (pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected)
  })

  test('expressions compare whole values of any type', async () => {
    const [result] = await run([
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          missing: { $lt: ['$nothing', 0] },
          array: { $eq: ['$tags', ['a', 'b']] },
          element: { $eq: ['$tags', 'a'] },
        },
      },
    ])
    expect(result).toEqual({ missing: true, array: true, element: false })
  })

  test('decimals and 64-bit numbers are added without loss', async () => {
    const sums = mongo.database.collection('sums')
    await sums.insertMany([
      { d: Decimal128.fromString('0.1'), l: Long.fromString('9007199254740993') },
      { d: Decimal128.fromString('0.2'), l: Long.ONE },
    ])
    const [sum] = await sums
      .aggregate([{ $group: { _id: null, d: { $sum: '$d' }, l: { $sum: '$l' } } }], { promoteLongs: false })
      .toArray()
    expect(String(sum?.['d'])).toBe('0.3')
    expect(String(sum?.['l'])).toBe('9007199254740994')
  })
})

describe('$lookup', () => {
  test('joins by an index', async () => {
    const joined = await run([
      { $lookup: { from: 'customers', localField: 'customer', foreignField: '_id', as: 'who' } },
      { $project: { 'who.name': 1 } },
    ])
    expect(joined).toEqual([
      { _id: 1, who: [{ name: 'Ada' }] },
      { _id: 2, who: [{ name: 'Ada' }] },
      { _id: 3, who: [] },
    ])
  })

  test('joins without an index', async () => {
    const joined = await run([
      { $match: { _id: 1 } },
      { $lookup: { from: 'unindexed', localField: 'customer', foreignField: 'of', as: 'notes' } },
      { $project: { 'notes.text': 1 } },
    ])
    expect(joined).toEqual([{ _id: 1, notes: [{ text: 'one' }, { text: 'two' }] }])
  })

  test('takes a pipeline with variables', async () => {
    const pipeline = [
      { $match: { $expr: { $and: [{ $eq: ['$_id', '$$who'] }, '$active'] } } },
      { $project: { _id: 0, name: 1 } },
    ]
    const joined = await run([
      { $match: { _id: { $in: [1, 3] } } },
      { $lookup: { from: 'customers', let: { who: '$customer' }, pipeline, as: 'who' } },
      { $project: { who: 1 } },
    ])
    expect(joined).toEqual([
      { _id: 1, who: [{ name: 'Ada' }] },
      { _id: 3, who: [] },
    ])
  })

  test('of a collection that is not there finds nothing', async () => {
    const joined = await run([
      { $limit: 1 },
      { $lookup: { from: 'nowhere', localField: 'customer', foreignField: '_id', as: 'who' } },
      { $project: { who: 1 } },
    ])
    expect(joined).toEqual([{ _id: 1, who: [] }])
  })
})

test('$unionWith adds another collection', async () => {
  const all = await run([
    { $project: { _id: 0, amount: 1 } },
    { $unionWith: { coll: 'customers', pipeline: [{ $project: { _id: 0, name: 1 } }] } },
  ])
  expect(all).toHaveLength(5)
})

test('large results come in batches', async () => {
  const numbers = mongo.database.collection<{ _id: number }>('numbers')
  await numbers.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id })))
  const results = await numbers
    .aggregate([{ $addFields: { square: { $multiply: ['$_id', '$_id'] } } }], { batchSize: 30 })
    .toArray()
  expect(results.map(({ square }) => square)).toEqual(Array.from({ length: 500 }, (_, n) => n * n))
})

test('a pipeline on the database may bring its documents', async () => {
  const documents = await mongo.database
    .aggregate([{ $documents: [{ a: 1 }, { a: 2 }] }, { $match: { a: 2 } }])
    .toArray()
  expect(documents).toEqual([{ a: 2 }])
})
