import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const things = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('things')

/** The numbers of the documents (counted from 0) that a filter finds. */
async function found(documents: object[], filter: object, options = {}): Promise<number[]> {
  await things().deleteMany({})
  await things().insertMany(documents.map((document, _id) => ({ _id, ...document })))
  return await things()
    .find(filter, options)
    .sort({ _id: 1 })
    .map(({ _id }) => _id)
    .toArray()
}

beforeEach(async () => {
  await things().deleteMany({})
})

describe('comparisons', () => {
  test.each([
    [{ a: 5 }, [1]],
    [{ a: { $gt: 5 } }, [2]],
    [{ a: { $gte: 5 } }, [1, 2]],
    [{ a: { $lt: 5 } }, [0]],
    [{ a: { $lte: 5 } }, [0, 1]],
    [{ a: { $ne: 5 } }, [0, 2, 3, 4]],
    [{ a: { $in: [1, 9] } }, [0, 2]],
    [{ a: { $nin: [1, 9] } }, [1, 3, 4]],
    [{ a: { $gt: 1, $lt: 9 } }, [1]],
    [{ a: { $not: { $gt: 5 } } }, [0, 1, 3, 4]],
    [{ a: null }, [4]],
    [{ a: { $exists: false } }, [4]],
    [{ a: { $exists: true } }, [0, 1, 2, 3]],
  ])('%o', async (filter, expected) => {
    expect(await found([{ a: 1 }, { a: 5 }, { a: 9 }, { a: '5' }, { b: 1 }], filter)).toEqual(expected)
  })

  test('compare within one type only', async () => {
    const date = new Date(5)
    const documents = [{ a: 5 }, { a: 'x' }, { a: date }, { a: true }, { a: null }, { a: new ObjectId() }]
    expect(await found(documents, { a: { $gt: 1 } })).toEqual([0])
    expect(await found(documents, { a: { $gte: '' } })).toEqual([1])
    expect(await found(documents, { a: { $lte: date } })).toEqual([2])
    expect(await found(documents, { a: { $gt: new MinKey() } })).toHaveLength(6)
    expect(await found(documents, { a: { $lt: new MaxKey() } })).toHaveLength(6)
  })

  test('numbers of all types compare by value', async () => {
    const big = Long.fromString('9007199254740993')
    const documents = [
      { a: 1 },
      { a: Long.ONE },
      { a: new Double(1) },
      { a: Decimal128.fromString('1.00') },
      { a: big },
      { a: Decimal128.fromString('0.1') },
    ]
    expect(await found(documents, { a: 1 })).toEqual([0, 1, 2, 3])
    expect(await found(documents, { a: Decimal128.fromString('9007199254740993') })).toEqual([4])
    expect(await found(documents, { a: { $gt: 9007199254740992 } })).toEqual([4])
    // The double nearest to a tenth is a little more than a tenth.
    expect(await found(documents, { a: { $lt: 0.1 } })).toEqual([5])
  })

  test('NaN equals itself and is neither above nor below', async () => {
    const documents = [{ a: Number.NaN }, { a: 1 }]
    expect(await found(documents, { a: Number.NaN })).toEqual([0])
    expect(await found(documents, { a: { $lt: 5 } })).toEqual([1])
    expect(await found(documents, { a: { $gte: Number.NaN } })).toEqual([0])
  })

  test('documents are equal with the same fields in the same order', async () => {
    const documents = [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { a: { x: 1 } }]
    expect(await found(documents, { a: { x: 1, y: 2 } })).toEqual([0])
  })

  test('binaries, timestamps and ids are found', async () => {
    const id = new ObjectId()
    const documents = [{ a: new Binary(Buffer.from('x')) }, { a: id }, { a: new Timestamp({ t: 5, i: 1 }) }]
    expect(await found(documents, { a: new Binary(Buffer.from('x')) })).toEqual([0])
    expect(await found(documents, { a: id })).toEqual([1])
    expect(await found(documents, { a: { $gt: new Timestamp({ t: 4, i: 9 }) } })).toEqual([2])
  })
})

describe('arrays', () => {
  const documents = [
    { a: [1, 5] },
    { a: [3] },
    { a: [] },
    { a: 3 },
    { a: [[1, 5]] },
    {
      a: [
        { b: 1, c: 'x' },
        { b: 2, c: 'y' },
      ],
    },
    { a: { b: 2 } },
  ]

  test.each([
    [{ a: 3 }, [1, 3]],
    [{ a: [1, 5] }, [0, 4]],
    [{ a: [] }, [2]],
    [{ a: { $gt: 2, $lt: 4 } }, [0, 1, 3]],
    [{ a: { $elemMatch: { $gt: 2, $lt: 4 } } }, [1]],
    [{ a: { $size: 2 } }, [0, 5]],
    [{ a: { $all: [1, 5] } }, [0]],
    [{ a: { $all: [[1, 5]] } }, [0, 4]],
    [{ 'a.0': 1 }, [0]],
    [{ 'a.b': 2 }, [5, 6]],
    [{ 'a.b': 1, 'a.c': 'y' }, [5]],
    [{ a: { $elemMatch: { b: 1, c: 'y' } } }, []],
    [{ a: { $elemMatch: { b: 2, c: 'y' } } }, [5]],
    [{ 'a.1.b': 2 }, [5]],
    [{ 'a.b': { $exists: true } }, [5, 6]],
    [{ a: { $ne: 3 } }, [0, 2, 4, 5, 6]],
    [{ a: { $type: 'array' } }, [0, 1, 2, 4, 5]],
    [{ a: { $in: [5, []] } }, [0, 2]],
    [{ a: { $not: { $size: 2 } } }, [1, 2, 3, 4, 6]],
  ])('%j', async (filter, expected) => {
    expect(await found(documents, filter)).toEqual(expected)
  })
})

describe('text and types', () => {
  test.each([
    [{ a: /^ab/ }, [0, 1]],
    [{ a: /B/i }, [0, 1, 2]],
    [{ a: { $regex: '^AB', $options: 'i' } }, [0, 1]],
    [{ a: { $in: [/^xy/, 'abc'] } }, [0, 2]],
    [{ a: { $not: /b/ } }, [3]],
    [{ a: { $type: 'string' } }, [0, 1, 2]],
    [{ a: { $type: ['int', 'array'] } }, [1, 3]],
    [{ a: { $mod: [4, 2] } }, [3]],
    [{ a: { $bitsAllSet: 6 } }, [3]],
  ])('%o', async (filter, expected) => {
    expect(await found([{ a: 'abc' }, { a: ['abd', 'z'] }, { a: 'xyb' }, { a: 6 }], filter)).toEqual(expected)
  })

  test('types of numbers are told apart', async () => {
    const documents = [{ a: 1 }, { a: Long.ONE }, { a: 1.5 }, { a: Decimal128.fromString('1') }]
    expect(await found(documents, { a: { $type: 'long' } })).toEqual([1])
    expect(await found(documents, { a: { $type: 'double' } })).toEqual([2])
    expect(await found(documents, { a: { $type: 'number' } })).toEqual([0, 1, 2, 3])
  })
})

describe('logic', () => {
  const documents = [
    { a: 1, b: 1 },
    { a: 1, b: 2 },
    { a: 2, b: 2 },
  ]

  test.each([
    [{ $or: [{ a: 2 }, { b: 1 }] }, [0, 2]],
    [{ $and: [{ a: 1 }, { b: 2 }] }, [1]],
    [{ $nor: [{ a: 2 }, { b: 1 }] }, [1]],
    [{ $expr: { $eq: ['$a', '$b'] } }, [0, 2]],
    [{ a: 1, $expr: { $lt: ['$a', '$b'] } }, [1]],
    [{}, [0, 1, 2]],
  ])('%j', async (filter, expected) => {
    expect(await found(documents, filter)).toEqual(expected)
  })

  test('$expr sees the variables of let', async () => {
    expect(await found(documents, { $expr: { $eq: ['$b', '$$wanted'] } }, { let: { wanted: 1 } })).toEqual([0])
  })
})

test('a collation compares without regard to case, or to accents too', async () => {
  const documents = [{ a: 'Émile' }, { a: 'émile' }, { a: 'emile' }]
  expect(await found(documents, { a: 'émile' }, { collation: { locale: 'en', strength: 2 } })).toEqual([0, 1])
  expect(await found(documents, { a: 'emile' }, { collation: { locale: 'en', strength: 1 } })).toEqual([0, 1, 2])
})

describe('sorting', () => {
  test('orders values of different types as MongoDB does', async () => {
    const id = new ObjectId()
    const values = [
      new MaxKey(),
      /x/,
      new Date(0),
      true,
      false,
      id,
      new Binary(Buffer.from('b')),
      [9],
      { a: 1 },
      'b',
      'a',
      2,
      Long.ONE,
      null,
      new MinKey(),
    ]
    await things().insertMany(values.map((a, _id) => ({ _id, a })))
    const sorted = await things()
      .find()
      .sort({ a: 1 })
      .map(({ _id }) => _id)
      .toArray()
    // The array counts as its least element, 9.
    expect(sorted).toEqual([14, 13, 12, 11, 7, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0])
  })

  test('an array counts by its least element upwards and by its greatest downwards', async () => {
    await things().insertMany([
      { _id: 1, a: [1, 9] },
      { _id: 2, a: 5 },
      { _id: 3, a: [4, 6] },
    ])
    const order = (direction: 1 | -1) =>
      things()
        .find()
        .sort({ a: direction })
        .map(({ _id }) => _id)
        .toArray()
    expect(await order(1)).toEqual([1, 3, 2])
    expect(await order(-1)).toEqual([1, 3, 2])
  })

  test('takes several fields, skip and limit', async () => {
    await things().insertMany([
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
      { _id: 3, a: 0, b: 3 },
      { _id: 4, a: 2, b: 0 },
    ])
    const page = await things()
      .find()
      .sort({ a: 1, b: -1 })
      .skip(1)
      .limit(2)
      .map(({ _id }) => _id)
      .toArray()
    expect(page).toEqual([2, 1])
  })
})

describe('projection', () => {
  const document = { _id: 1, a: 1, b: { c: 2, d: 3 }, list: [{ x: 1, y: 2 }, { x: 3, y: 4 }, 5], numbers: [1, 2, 3, 4] }

  test.each([
    [{ a: 1 }, { _id: 1, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [{ 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    [
      { b: 0, list: 0, numbers: 0 },
      { _id: 1, a: 1 },
    ],
    [
      { 'b.c': 0, list: 0, numbers: 0 },
      { _id: 1, a: 1, b: { d: 3 } },
    ],
    [{ 'list.x': 1 }, { _id: 1, list: [{ x: 1 }, { x: 3 }] }],
    [
      { numbers: { $slice: -2 }, _id: 1, a: 1 },
      { _id: 1, a: 1, numbers: [3, 4] },
    ],
    [
      { numbers: { $slice: [1, 2] }, list: 0, b: 0 },
      { _id: 1, a: 1, numbers: [2, 3] },
    ],
    [{ list: { $elemMatch: { x: 3 } } }, { _id: 1, list: [{ x: 3, y: 4 }] }],
    [{ sum: { $add: ['$a', '$b.c'] } }, { _id: 1, sum: 3 }],
  ])('%j', async (projection, expected) => {
    await things().insertOne(document)
    expect(await things().findOne({}, { projection })).toEqual(expected)
  })

  test('the positional $ gives the element that the query matched', async () => {
    await things().insertOne(document)
    expect(await things().findOne({ 'list.x': 3 }, { projection: { 'list.$': 1 } })).toEqual({
      _id: 1,
      list: [{ x: 3, y: 4 }],
    })
    expect(await things().findOne({ numbers: { $gt: 2 } }, { projection: { 'numbers.$': 1 } })).toEqual({
      _id: 1,
      numbers: [3],
    })
  })

  test('including and excluding do not mix', async () => {
    await things().insertOne(document)
    await expect(things().findOne({}, { projection: { a: 1, b: 0 } })).rejects.toThrow(/inclusion/)
  })
})
