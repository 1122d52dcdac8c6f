import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { fill, ids, type Numbered, refusal, shown } from './cases.ts'

const mongo = useMongo()

describe('projection', () => {
  const things = () => mongo.database.collection<Numbered>('things')
  const whole = { a: 1, b: { c: 2, d: 3 }, list: [1, 2, 3, 4], parts: [{ k: 1, v: 'x' }, { k: 2, v: 'y' }, 5] }
  beforeAll(() => fill(things(), [whole]))

  const cases: [projection: object, result: object, filter?: object][] = [
    [{}, { _id: 1, ...whole }],
    [{ a: 1 }, { _id: 1, a: 1 }],
    [{ a: true, _id: 0 }, { a: 1 }],
    [{ _id: 1 }, { _id: 1 }],
    [{ missing: 1 }, { _id: 1 }],
    [
      { b: 0, list: 0, parts: 0 },
      { _id: 1, a: 1 },
    ],
    [{ _id: 0, b: 0, list: 0, parts: 0 }, { a: 1 }],
    [{ 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    [{ b: { c: 1 } }, { _id: 1, b: { c: 2 } }],
    [
      { 'b.c': 0, list: 0, parts: 0 },
      { _id: 1, a: 1, b: { d: 3 } },
    ],
    [{ 'b.missing': 1 }, { _id: 1, b: {} }],
    [{ 'a.b': 1 }, { _id: 1 }],
    [{ 'parts.k': 1 }, { _id: 1, parts: [{ k: 1 }, { k: 2 }] }],
    [
      { 'parts.k': 0, list: 0, b: 0 },
      { _id: 1, a: 1, parts: [{ v: 'x' }, { v: 'y' }, 5] },
    ],
    [
      { _id: 0, a: 1, list: { $slice: 2 } },
      { a: 1, list: [1, 2] },
    ],
    [
      { _id: 0, a: 1, list: { $slice: -2 } },
      { a: 1, list: [3, 4] },
    ],
    [
      { _id: 0, a: 1, list: { $slice: [1, 2] } },
      { a: 1, list: [2, 3] },
    ],
    [
      { _id: 0, a: 1, list: { $slice: [-3, 1] } },
      { a: 1, list: [2] },
    ],
    [{ list: { $slice: 1 } }, { _id: 1, ...whole, list: [1] }],
    [{ parts: { $elemMatch: { k: 2 } } }, { _id: 1, parts: [{ k: 2, v: 'y' }] }],
    [{ parts: { $elemMatch: { k: 9 } } }, { _id: 1 }],
    [{ list: { $elemMatch: { $gt: 2 } } }, { _id: 1, list: [3] }],
    [{ 'list.$': 1 }, { _id: 1, list: [3] }, { list: 3 }],
    [{ 'parts.$': 1 }, { _id: 1, parts: [{ k: 2, v: 'y' }] }, { 'parts.k': 2 }],
    [{ _id: 0, x: '$a' }, { x: 1 }],
    [{ _id: 0, x: { $add: ['$a', '$b.c'] } }, { x: 3 }],
    [
      { _id: 0, a: 1, x: { $literal: 1 } },
      { a: 1, x: 1 },
    ],
    [{ _id: 0, size: { $size: '$list' } }, { size: 4 }],
  ]
  test.each(cases.map(one => [shown(one[0]), ...one] as const))('%s', async (_, projection, result, filter = {}) => {
    expect(await things().findOne(filter, { projection })).toEqual(result)
  })

  const refused: [object, number][] = [
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ 'b.c': 1, b: 1 }, 31250],
    [{ b: 1, 'b.c': 1 }, 31249],
    [{ parts: { $elemMatch: 1 } }, 31274],
  ]
  test.each(refused.map(([projection, code]) => [shown(projection), projection, code] as const))(
    '%s is refused',
    async (_, projection, code) => {
      expect(await refusal(things().findOne({}, { projection }))).toBe(code)
    },
  )
})

describe('the order of values', () => {
  const mixed = () => mongo.database.collection<Numbered>('mixed')
  /** In MongoDB's order of types, those of one kind by value. Equal ones stand together. */
  const ordered: unknown[][] = [
    [new MinKey()],
    [[]],
    [null, undefined],
    [Number.NaN],
    [Number.NEGATIVE_INFINITY],
    [-1.5],
    [0, -0, Long.ZERO, Decimal128.fromString('0')],
    [Decimal128.fromString('0.1')],
    [1],
    [2.5],
    [Long.fromString('9007199254740993')],
    [Number.POSITIVE_INFINITY],
    [''],
    ['A'],
    ['a'],
    ['ab'],
    ['é'],
    [{}],
    [{ a: 1 }],
    [{ a: 1, b: 1 }],
    [{ b: 0 }],
    [{ a: 'x' }],
    [new Binary(Buffer.from('z'))],
    [new Binary(Buffer.from('ab'))],
    [new ObjectId('000000000000000000000001')],
    [new ObjectId('000000000000000000000002')],
    [false],
    [true],
    [new Date(-5)],
    [new Date(5)],
    [new Timestamp({ t: 1, i: 1 })],
    [new Timestamp({ t: 1, i: 2 })],
    [/a/],
    [/b/],
    [new MaxKey()],
  ]
  const flat = ordered.flatMap((values, rank) => values.map(value => ({ rank, value })))
  // Stored in an order that has nothing to do with the values'.
  const stored = flat
    .map(({ rank, value }, index) => ({ rank, ...(value === undefined ? {} : { value }), shuffled: (index * 17) % 41 }))
    .sort((a, b) => a.shuffled - b.shuffled)

  beforeAll(() => fill(mixed(), stored))
  const ranks = async (direction: 1 | -1) => {
    const documents = await mixed().find().sort({ value: direction, _id: 1 }).toArray()
    return documents.map(document => document['rank'])
  }
  const expected = stored.map(({ rank }) => rank).sort((a, b) => a - b)

  test.each(['without an index', 'with an index'])('is kept %s, in both directions', async how => {
    if (how === 'with an index') await mixed().createIndex({ value: 1, _id: 1 })
    expect(await ranks(1)).toEqual(expected)
    expect(await ranks(-1)).toEqual(expected.toReversed())
  })

  test('is that of $sort too', async () => {
    const sorted = await mixed()
      .aggregate([{ $match: {} }, { $addFields: { x: 1 } }, { $sort: { value: 1, _id: 1 } }])
      .toArray()
    expect(sorted.map(document => document['rank'])).toEqual(expected)
  })

  test('an array counts by its least element when ascending, by its greatest when descending', async () => {
    const lists = mongo.database.collection<Numbered>('lists')
    await fill(lists, [{ a: [5, 1] }, { a: 3 }, { a: [2, 9] }, { a: [] }, { a: null }, {}, { a: [[0]] }])
    for (const how of ['plain', 'indexed']) {
      if (how === 'indexed') await lists.createIndex({ a: 1 })
      expect(ids(await lists.find().sort({ a: 1, _id: 1 }).toArray()), how).toEqual([4, 5, 6, 1, 3, 2, 7])
      expect(ids(await lists.find().sort({ a: -1, _id: 1 }).toArray()), how).toEqual([7, 3, 1, 2, 5, 6, 4])
    }
  })

  test('a collation of strength 2 has no case, one of strength 1 no accents either', async () => {
    const words = mongo.database.collection<Numbered>('words')
    await fill(words, [{ w: 'b' }, { w: 'A' }, { w: 'á' }, { w: 'B' }])
    const find = (filter: object, strength: 1 | 2) =>
      words.find(filter).collation({ locale: 'en', strength }).sort({ _id: 1 }).toArray()
    expect(ids(await find({ w: 'a' }, 2))).toEqual([2])
    expect(ids(await find({ w: 'a' }, 1))).toEqual([2, 3])
    expect(ids(await find({ w: { $in: ['B'] } }, 2))).toEqual([1, 4])
    const sorted = await words.find().collation({ locale: 'en', strength: 2 }).sort({ w: 1, _id: 1 }).toArray()
    expect(ids(sorted)).toEqual([2, 3, 1, 4])
  })
})

describe('skip, limit and batches', () => {
  const many = () => mongo.database.collection<Numbered>('many')
  beforeEach(async () => {
    await many().drop()
    await fill(
      many(),
      Array.from({ length: 250 }, () => ({})),
    )
  })

  test.each([
    [0, 0, 250],
    [10, 5, 5],
    [245, 10, 5],
    [300, 10, 0],
    [0, 1, 1],
  ])('skip %i and limit %i give %i', async (skip, limit, count) => {
    expect(await many().find().skip(skip).limit(limit).batchSize(3).toArray()).toHaveLength(count)
    expect(await many().countDocuments({}, { skip, ...(limit ? { limit } : {}) })).toBe(count)
  })

  test('the first batch has 101 documents, the next ones as many as fit', async () => {
    const { cursor } = await mongo.database.command({ find: 'many', filter: {} })
    expect(cursor.firstBatch).toHaveLength(101)
    const next = await mongo.database.command({ getMore: cursor.id, collection: 'many' })
    expect(next['cursor']).toMatchObject({ nextBatch: { length: 149 } })
    expect(Number(next['cursor'].id)).toBe(0)
  })

  test('an empty first batch, a killed cursor, a cursor of another collection', async () => {
    const { cursor } = await mongo.database.command({ find: 'many', batchSize: 0 })
    expect(cursor.firstBatch).toEqual([])
    expect(await refusal(mongo.database.command({ getMore: cursor.id, collection: 'other' }))).not.toBe(
      'nothing was refused',
    )
    const { cursor: again } = await mongo.database.command({ find: 'many', batchSize: 1 })
    const killed = await mongo.database.command({ killCursors: 'many', cursors: [again.id, Long.fromNumber(1)] })
    expect(killed).toMatchObject({ cursorsKilled: [again.id], cursorsNotFound: [1] })
    expect(await refusal(mongo.database.command({ getMore: again.id, collection: 'many' }))).toBe(43)
  })
})
