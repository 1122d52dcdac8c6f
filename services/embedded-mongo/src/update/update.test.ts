import { Decimal128, Double, Int32, Long, Timestamp } from 'mongodb'
import { describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const things = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('things')

/** What becomes of a document; its _id is left out. */
async function updated(document: object, update: object, options: { filter?: object; arrayFilters?: object[] } = {}) {
  await things().deleteMany({})
  await things().insertOne({ _id: 1, ...document })
  const { filter = {}, arrayFilters } = options
  await things().updateOne(filter, update, arrayFilters ? { arrayFilters: arrayFilters as never } : {})
  const after = await things().findOne({}, { projection: { _id: 0 }, promoteValues: true, promoteLongs: false })
  return after
}

describe('fields', () => {
  test.each([
    [{ a: 1 }, { $set: { b: 2, 'c.d': 3 } }, { a: 1, b: 2, c: { d: 3 } }],
    [{ a: [1, 2] }, { $set: { 'a.3': 9 } }, { a: [1, 2, null, 9] }],
    [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': '', z: '' } }, { a: { c: 2 } }],
    [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    [{ a: 1, b: 2 }, { $rename: { a: 'c.d' } }, { b: 2, c: { d: 1 } }],
    [
      { a: 5, b: 5 },
      { $min: { a: 3, b: 9 }, $max: { c: 4 } },
      { a: 3, b: 5, c: 4 },
    ],
    [{ a: 6 }, { $bit: { a: { and: 3 } } }, { a: 2 }],
    [{ z: 1 }, { $set: { y: 1, x: 1 } }, { z: 1, x: 1, y: 1 }],
  ])('%j with %j', async (document, update, expected) => {
    const after = await updated(document, update)
    expect(after).toEqual(expected)
    expect(Object.keys(after ?? {})).toEqual(Object.keys(expected))
  })

  test('$currentDate sets a date or a timestamp', async () => {
    const after = await updated({}, { $currentDate: { a: true, b: { $type: 'timestamp' } } })
    expect(after?.['a']).toBeInstanceOf(Date)
    expect(after?.['b']).toBeInstanceOf(Timestamp)
  })
})

describe('arithmetic', () => {
  test.each([
    [new Int32(1), new Int32(2), 3],
    [Long.fromNumber(5), new Int32(2), Long.fromNumber(7)],
    [Long.fromString('9007199254740993'), new Int32(1), Long.fromString('9007199254740994')],
    [new Int32(2_147_483_647), new Int32(1), Long.fromString('2147483648')],
    [new Double(1.5), new Int32(1), 2.5],
    [Decimal128.fromString('0.10'), Decimal128.fromString('0.20'), Decimal128.fromString('0.30')],
  ])('%s + %s', async (value, increment, expected) => {
    expect(await updated({ a: value }, { $inc: { a: increment } })).toEqual({ a: expected })
  })

  test('a missing field is started', async () => {
    expect(await updated({}, { $inc: { a: 2 }, $mul: { b: 2 } })).toEqual({ a: 2, b: 0 })
  })

  test('only numbers are added', async () => {
    await expect(updated({ a: 'x' }, { $inc: { a: 1 } })).rejects.toMatchObject({ code: 14 })
    await expect(updated({ a: 1 }, { $inc: { a: 'x' } })).rejects.toMatchObject({ code: 14 })
  })

  test('a sum beyond 64 bits is refused', async () => {
    await expect(updated({ a: Long.MAX_VALUE }, { $inc: { a: 1 } })).rejects.toMatchObject({ code: 2 })
  })
})

describe('arrays', () => {
  test.each([
    [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    [{}, { $push: { a: 2 } }, { a: [2] }],
    [{ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    [{ a: [3] }, { $push: { a: { $each: [1, 2], $sort: -1, $slice: 2 } } }, { a: [3, 2] }],
    [{ a: [1, 2, 3] }, { $push: { a: { $each: [4], $slice: -2 } } }, { a: [3, 4] }],
    [{ a: [{ n: 2 }] }, { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } }, { a: [{ n: 1 }, { n: 2 }] }],
    [{ a: [1, 2] }, { $addToSet: { a: { $each: [2, 3, 3] } } }, { a: [1, 2, 3] }],
    [{ a: [{ x: 1 }] }, { $addToSet: { a: { x: 1 } } }, { a: [{ x: 1 }] }],
    [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ])('%j with %j', async (document, update, expected) => {
    expect(await updated(document, update)).toEqual(expected)
  })

  test('$push needs an array', async () => {
    await expect(updated({ a: 1 }, { $push: { a: 1 } })).rejects.toMatchObject({ code: 2 })
  })
})

describe('positions', () => {
  test('$ is the element that the query matched', async () => {
    expect(await updated({ a: [1, 5, 9] }, { $set: { 'a.$': 0 } }, { filter: { a: { $gte: 5 } } })).toEqual({
      a: [1, 0, 9],
    })
    const items = [
      { k: 1, n: 1 },
      { k: 2, n: 2 },
    ]
    const byElement = { filter: { items: { $elemMatch: { k: 2, n: 2 } } } }
    expect(await updated({ items }, { $inc: { 'items.$.n': 5 } }, byElement)).toEqual({
      items: [
        { k: 1, n: 1 },
        { k: 2, n: 7 },
      ],
    })
    expect(await updated({ items }, { $inc: { 'items.$.n': 5 } }, { filter: { 'items.k': 1 } })).toEqual({
      items: [
        { k: 1, n: 6 },
        { k: 2, n: 2 },
      ],
    })
  })

  test('$[] is every element', async () => {
    expect(await updated({ a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 1 } })).toEqual({ a: [{ n: 2 }, { n: 3 }] })
  })

  test('$[name] is every element that an array filter matches', async () => {
    const document = {
      a: [
        { n: 1, tags: ['x', 'y'] },
        { n: 5, tags: ['x'] },
      ],
    }
    expect(
      await updated(document, { $set: { 'a.$[big].n': 0 } }, { arrayFilters: [{ 'big.n': { $gt: 3 } }] }),
    ).toMatchObject({ a: [{ n: 1 }, { n: 0 }] })
    const nested = await updated(document, { $set: { 'a.$[].tags.$[tag]': 'z' } }, { arrayFilters: [{ tag: 'x' }] })
    expect(nested).toMatchObject({ a: [{ tags: ['z', 'y'] }, { tags: ['z'] }] })
  })

  test('without a match $ is refused', async () => {
    await expect(updated({ a: [1] }, { $set: { 'a.$': 0 } })).rejects.toMatchObject({ code: 2 })
  })
})

describe('refusals', () => {
  test.each([
    [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{ a: 1 }, { $set: { 'a.b': 1, a: 2 } }, 40],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 1 }, { $frobnicate: { a: 1 } }, 9],
  ])('%j with %j', async (document, update, code) => {
    await expect(updated(document, update)).rejects.toMatchObject({ code })
  })

  test('a refused update leaves the document as it was', async () => {
    await updated({ a: 1 }, { $set: { b: 2 } })
    await things()
      .updateOne({}, { $set: { b: 3, 'a.x': 1 } })
      .catch(() => {})
    expect(await things().findOne()).toEqual({ _id: 1, a: 1, b: 2 })
  })
})
