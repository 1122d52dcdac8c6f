import { Decimal128, Int32, Long } from 'mongodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { type Numbered, refusal, shown } from './cases.ts'

const mongo = useMongo()
const things = () => mongo.database.collection<Numbered>('things')

beforeEach(async () => {
  await things().deleteMany({})
})

type Update = object | object[]
interface Options {
  filter?: object
  arrayFilters?: object[]
}
/** What is stored, the update, what is stored then. */
type Case = [before: object, update: Update, after: object, options?: Options]

async function updated(before: object, update: Update, { filter = {}, arrayFilters }: Options = {}) {
  await things().insertOne({ _id: 1, ...before })
  await things().updateOne(
    { _id: 1, ...filter },
    update as never,
    arrayFilters ? { arrayFilters: arrayFilters as never } : {},
  )
  const { _id, ...after } = (await things().findOne({ _id: 1 })) ?? {}
  return after
}

const fields: Case[] = [
  [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
  [{ a: 1 }, { $set: { a: 'x' } }, { a: 'x' }],
  [{ a: 1 }, { $set: {} }, { a: 1 }],
  [{}, { $set: { c: 1, b: 2, a: 3 } }, { a: 3, b: 2, c: 1 }],
  [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  [{ a: { x: 1 } }, { $set: { 'a.y': 2 } }, { a: { x: 1, y: 2 } }],
  [{ a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  [{ a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  [{}, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: 1 }, { $unset: { b: '' } }, { a: 1 }],
  [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, { a: { c: 2 } }],
  [{ a: [1, 2, 3] }, { $unset: { 'a.1': 1 } }, { a: [1, null, 3] }],
  [{ a: 1 }, { $unset: { 'a.b': 1 } }, { a: 1 }],
  [{ a: 1 }, { $rename: { a: 'b' } }, { b: 1 }],
  [{ a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  [{ a: 1 }, { $rename: { x: 'b' } }, { a: 1 }],
  [{ a: { b: 1 } }, { $rename: { 'a.b': 'c.d' } }, { a: {}, c: { d: 1 } }],
  [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  [{ a: 5 }, { $min: { a: 3 } }, { a: 3 }],
  [{ a: 5 }, { $min: { a: 7 } }, { a: 5 }],
  [{ a: 5 }, { $max: { a: 7 } }, { a: 7 }],
  [{}, { $max: { a: 7 } }, { a: 7 }],
  [{ a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
  [{ a: 5 }, { $min: { a: null } }, { a: null }],
]

const numbers: Case[] = [
  [{ a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
  [{}, { $inc: { a: 2 } }, { a: 2 }],
  [{ a: 1 }, { $inc: { a: -0.5 } }, { a: 0.5 }],
  [{ a: { b: 1 } }, { $inc: { 'a.b': 1, 'a.c': 1 } }, { a: { b: 2, c: 1 } }],
  [{ a: new Int32(2_147_483_647) }, { $inc: { a: 1 } }, { a: 2_147_483_648 }],
  [{ a: 2 }, { $mul: { a: 3 } }, { a: 6 }],
  [{}, { $mul: { a: 3 } }, { a: 0 }],
  [{ a: 2 }, { $mul: { a: 0.5 } }, { a: 1 }],
  [
    { a: Decimal128.fromString('0.1') },
    { $inc: { a: Decimal128.fromString('0.2') } },
    { a: Decimal128.fromString('0.3') },
  ],
  [{ a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
  [{ a: 3 }, { $bit: { a: { or: 5 } } }, { a: 7 }],
  [{ a: 1 }, { $bit: { a: { xor: 5 } } }, { a: 4 }],
  [{ a: Long.fromNumber(6) }, { $bit: { a: { and: 3 } } }, { a: 2 }],
]

const arrays: Case[] = [
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{}, { $push: { a: 1 } }, { a: [1] }],
  [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [{ a: [1] }, { $push: { a: { $each: [] } } }, { a: [1] }],
  [{ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
  [{ a: [1, 4] }, { $push: { a: { $each: [3], $position: -1 } } }, { a: [1, 3, 4] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: 2 } } }, { a: [1, 2] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: 0 } } }, { a: [] }],
  [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1 } } }, { a: [1, 2, 3] }],
  [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: -1, $slice: 2 } } }, { a: [3, 2] }],
  [{ a: [{ b: 2 }] }, { $push: { a: { $each: [{ b: 1 }], $sort: { b: 1 } } } }, { a: [{ b: 1 }, { b: 2 }] }],
  [{ a: [1] }, { $addToSet: { a: 1 } }, { a: [1] }],
  [{ a: [1] }, { $addToSet: { a: 2 } }, { a: [1, 2] }],
  [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
  [
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  [{}, { $addToSet: { a: [1] } }, { a: [[1]] }],
  [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
  [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
  [{ a: [] }, { $pop: { a: 1 } }, { a: [] }],
  [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  [{ a: [1, 2, 3] }, { $pull: { a: { $in: [1, 3] } } }, { a: [2] }],
  [{ a: [{ b: 1, c: 1 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }] }],
  [{ a: [{ b: [{ c: 1 }] }, { b: [] }] }, { $pull: { a: { b: { $elemMatch: { c: 1 } } } } }, { a: [{ b: [] }] }],
  [{ a: ['x', 'y'] }, { $pull: { a: /x/ } }, { a: ['y'] }],
  [{}, { $pull: { a: 1 } }, {}],
  [{ a: [1, 2, 1, [1]] }, { $pullAll: { a: [1, 2] } }, { a: [[1]] }],
]

const positions: Case[] = [
  [{ a: [1, 2, 2] }, { $set: { 'a.$': 9 } }, { a: [1, 9, 2] }, { filter: { a: 2 } }],
  [{ a: [{ b: 1 }, { b: 2 }] }, { $set: { 'a.$.c': 9 } }, { a: [{ b: 1 }, { b: 2, c: 9 }] }, { filter: { 'a.b': 2 } }],
  [
    {
      a: [
        { b: 1, c: 1 },
        { b: 1, c: 2 },
      ],
    },
    { $inc: { 'a.$.c': 10 } },
    {
      a: [
        { b: 1, c: 1 },
        { b: 1, c: 12 },
      ],
    },
    { filter: { a: { $elemMatch: { b: 1, c: 2 } } } },
  ],
  [{ a: [1, 2] }, { $unset: { 'a.$': 1 } }, { a: [null, 2] }, { filter: { a: 1 } }],
  [{ a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }],
  [{ a: [{ b: [1, 2] }, { b: [3] }] }, { $mul: { 'a.$[].b.$[]': 2 } }, { a: [{ b: [2, 4] }, { b: [6] }] }],
  [{ a: [1, 5, 9] }, { $set: { 'a.$[x]': 0 } }, { a: [1, 0, 0] }, { arrayFilters: [{ x: { $gte: 5 } }] }],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { $set: { 'a.$[x].c': true } },
    { a: [{ b: 1 }, { b: 2, c: true }] },
    { arrayFilters: [{ 'x.b': 2 }] },
  ],
  [{ a: [{ b: [1, 2] }, { b: [2, 3] }] }, { $pull: { 'a.$[].b': 2 } }, { a: [{ b: [1] }, { b: [3] }] }],
  [
    {
      a: [
        { k: 1, b: [1, 2] },
        { k: 2, b: [1] },
      ],
    },
    { $inc: { 'a.$[x].b.$[y]': 10 } },
    {
      a: [
        { k: 1, b: [11, 2] },
        { k: 2, b: [1] },
      ],
    },
    { arrayFilters: [{ 'x.k': 1 }, { y: 1 }] },
  ],
]

const pipelines: Case[] = [
  [{ a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }], { a: 1, b: 2, c: 3 }],
  [{ a: 1, b: 2 }, [{ $unset: 'a' }], { b: 2 }],
  [{ a: 1 }, [{ $set: { b: '$a' } }, { $set: { c: '$b' } }, { $unset: ['a'] }], { b: 1, c: 1 }],
  [{ a: { b: 1 } }, [{ $replaceWith: '$a' }], { b: 1 }],
  [{ a: 1, b: 2 }, [{ $project: { b: 1 } }], { b: 2 }],
  [{ a: [1, 2] }, [{ $set: { a: { $concatArrays: ['$a', [3]] } } }], { a: [1, 2, 3] }],
  [{ a: 5 }, [{ $set: { size: { $cond: [{ $gt: ['$a', 3] }, 'large', 'small'] } } }], { a: 5, size: 'large' }],
]

describe.each([
  ['fields', fields],
  ['numbers', numbers],
  ['arrays', arrays],
  ['positions', positions],
  ['pipelines', pipelines],
])('%s', (_, cases) => {
  test.each(cases.map(one => [`${shown(one[0])} ${shown(one[1])}`, ...one] as const))(
    '%s',
    async (_, before, update, after, options) => {
      const changed = await updated(before, update, options)
      expect(changed).toEqual(after)
      expect(Object.keys(changed)).toEqual(Object.keys(after))
    },
  )
})

describe('is refused', () => {
  const refused: [object, Update, number, Options?][] = [
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: null }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $inc: { a: 'x' } }, 14],
    [{ a: 'x' }, { $mul: { a: 1 } }, 14],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $addToSet: { a: 1 } }, 2],
    [{ a: 1 }, { $pull: { a: 1 } }, 2],
    [{ a: 1 }, { $pullAll: { a: [1] } }, 2],
    [{ a: [1] }, { $pullAll: { a: 1 } }, 2],
    [{ a: 1 }, { $pop: { a: 1 } }, 14],
    [{ a: [1] }, { $pop: { a: 2 } }, 9],
    [{ a: [1] }, { $push: { a: { $each: 1 } } }, 2],
    [{ a: [1] }, { $push: { a: { $each: [1], $nonsense: 1 } } }, 2],
    [{ a: [1] }, { $push: { a: { $each: [1], $slice: 'x' } } }, 2],
    [{ a: [1] }, { $push: { a: { $each: [1], $sort: 2 } } }, 2],
    [{ a: 'x' }, { $bit: { a: { and: 1 } } }, 2],
    [{ a: 1 }, { $bit: { a: { not: 1 } } }, 2],
    [{ a: 1 }, { $currentDate: { a: 'x' } }, 2],
    [{ a: 1 }, { $rename: { a: 'a' } }, 2],
    [{ a: 1 }, { $rename: { a: 5 } }, 2],
    [{ a: [1] }, { $rename: { 'a.0': 'c' } }, 2],
    [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{ a: 1 }, { $set: { a: 1, 'a.b': 1 } }, 40],
    [{ a: 1 }, { $nonsense: { a: 1 } }, 9],
    [{ a: 1 }, { $set: 5 }, 9],
    [{ a: 1 }, { $set: { _id: 9 } }, 66],
    [{ a: 1 }, { $unset: { _id: 1 } }, 66],
    [{ a: 1 }, { $set: { '': 1 } }, 56],
    [{ a: 1 }, { $set: { 'a..b': 1 } }, 56],
    [{ a: [1] }, { $set: { 'a.$': 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.$[]': 1 } }, 2],
    [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
    [{ a: [1] }, { $set: { 'a.$[]': 1 } }, 9, { arrayFilters: [{ x: 1 }] }],
    [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 9, { arrayFilters: [{ x: 1, y: 1 }] }],
    [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 9, { arrayFilters: [{ x: 1 }, { x: 2 }] }],
    [{ a: 1 }, [{ $match: {} }], 72],
    [{ a: 1 }, [{ $set: { _id: 9 } }], 66],
  ]
  test.each(refused.map(one => [`${shown(one[0])} ${shown(one[1])}`, ...one] as const))(
    '%s',
    async (_, before, update, code, options) => {
      expect(await refusal(updated(before, update, options))).toBe(code)
      expect(await things().findOne()).toEqual({ _id: 1, ...before })
    },
  )
})

describe('an upsert inserts what query and update say together', () => {
  const upserts: [object, Update, object][] = [
    [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
    [{ a: { $eq: 1 } }, { $set: { b: 2 } }, { a: 1, b: 2 }],
    [{ a: { $gt: 1 } }, { $set: { b: 2 } }, { b: 2 }],
    [{ a: { $in: [1] } }, { $set: { b: 2 } }, { a: 1, b: 2 }],
    [{ a: { $in: [1, 2] } }, { $set: { b: 2 } }, { b: 2 }],
    [{ a: { $all: [1] } }, { $set: { b: 2 } }, { a: 1, b: 2 }],
    [{ a: /x/ }, { $set: { b: 2 } }, { b: 2 }],
    [{ 'a.b': 1 }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
    [{ $and: [{ a: 1 }, { b: 2 }] }, { $set: { c: 3 } }, { a: 1, b: 2, c: 3 }],
    [{ $or: [{ a: 1 }] }, { $set: { c: 3 } }, { a: 1, c: 3 }],
    [{ $or: [{ a: 1 }, { b: 1 }] }, { $set: { c: 3 } }, { c: 3 }],
    [{ a: 1 }, { $set: { b: 2 }, $setOnInsert: { c: 3 } }, { a: 1, b: 2, c: 3 }],
    [{ a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
    [{ a: 1 }, { $push: { b: 2 } }, { a: 1, b: [2] }],
    [{ a: 1 }, { $unset: { a: 1 } }, {}],
    [{ a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], { a: 1, b: 2 }],
  ]
  test.each(upserts.map(one => [`${shown(one[0])} ${shown(one[1])}`, ...one] as const))(
    '%s',
    async (_, filter, update, after) => {
      const result = await things().updateOne(filter, update as never, { upsert: true })
      expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 })
      const { _id, ...inserted } = (await things().findOne()) ?? {}
      expect(_id).toEqual(result.upsertedId)
      expect(inserted).toEqual(after)
    },
  )

  test('a replacement takes only the _id from the query', async () => {
    await things().replaceOne({ _id: 5, a: 1 }, { b: 2 }, { upsert: true })
    expect(await things().findOne()).toEqual({ _id: 5, b: 2 })
  })

  test('a field that is asked to be two things is refused', async () => {
    const update = things().updateOne({ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } }, { upsert: true })
    expect(await refusal(update)).toBe(54)
  })

  test('another _id than the one asked for is refused', async () => {
    expect(await refusal(things().updateOne({ _id: 1 }, { $set: { _id: 2 } } as never, { upsert: true }))).toBe(66)
  })
})

describe('several documents', () => {
  beforeEach(() => things().insertMany([1, 2, 3].map(_id => ({ _id, n: _id, group: _id > 1 ? 'b' : 'a' }))))

  test('updateMany counts what it found and what it changed', async () => {
    expect(await things().updateMany({}, { $set: { group: 'b' } })).toMatchObject({ matchedCount: 3, modifiedCount: 1 })
  })

  test('updateOne takes the first in the order asked for', async () => {
    await things().updateOne({}, { $set: { first: true } }, { sort: { n: -1 } })
    expect(await things().findOne({ first: true })).toMatchObject({ _id: 3 })
  })

  test('a replacement of many is refused', async () => {
    const updates = [{ q: {}, u: { x: 1 }, multi: true }]
    const answer = await mongo.database.command({ update: 'things', updates })
    expect(answer).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 9 }] })
  })

  test('ordered bulks stop at what is refused, unordered ones go on', async () => {
    const inserts = [{ _id: 4 }, { _id: 1 }, { _id: 5 }]
    const ordered = await things()
      .insertMany(inserts)
      .catch(error => error)
    expect(ordered).toMatchObject({ code: 11000, result: { insertedCount: 1 } })
    const unordered = await things()
      .insertMany(inserts, { ordered: false })
      .catch(error => error)
    expect(unordered.writeErrors.map(({ index, code }: { index: number; code: number }) => [index, code])).toEqual([
      [0, 11000],
      [1, 11000],
    ])
    expect(await things().countDocuments()).toBe(5)
  })

  test('a mixed bulk tells what each part did', async () => {
    const result = await things().bulkWrite([
      { insertOne: { document: { _id: 9 } } },
      { updateOne: { filter: { _id: 1 }, update: { $set: { n: 7 } } } },
      { updateMany: { filter: { group: 'b' }, update: { $set: { n: 0 } } } },
      { replaceOne: { filter: { _id: 8 }, replacement: { n: 8 }, upsert: true } },
      { deleteOne: { filter: { _id: 2 } } },
      { deleteMany: { filter: { n: 0 } } },
    ])
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      upsertedIds: { 3: 8 },
      deletedCount: 2,
    })
  })
})

describe('findAndModify', () => {
  beforeEach(() => things().insertMany([1, 2, 3].map(_id => ({ _id, n: _id, list: [_id, 9] }))))

  test.each<[string, () => Promise<unknown>, unknown]>([
    [
      'gives the document before',
      () => things().findOneAndUpdate({ _id: 1 }, { $set: { n: 5 } }),
      { _id: 1, n: 1, list: [1, 9] },
    ],
    [
      'gives the document after',
      () => things().findOneAndUpdate({ _id: 1 }, { $set: { n: 5 } }, { returnDocument: 'after' }),
      { _id: 1, n: 5, list: [1, 9] },
    ],
    [
      'takes the first in the order asked for',
      () => things().findOneAndUpdate({}, { $set: { n: 7 } }, { sort: { n: -1 }, projection: { n: 1 } }),
      { _id: 3, n: 3 },
    ],
    ['gives null when nothing is found', () => things().findOneAndUpdate({ _id: 8 }, { $set: { n: 1 } }), null],
    [
      'gives null before an upsert',
      () => things().findOneAndUpdate({ _id: 8 }, { $set: { n: 1 } }, { upsert: true }),
      null,
    ],
    [
      'gives what an upsert inserted',
      () => things().findOneAndUpdate({ _id: 8 }, { $set: { n: 1 } }, { upsert: true, returnDocument: 'after' }),
      { _id: 8, n: 1 },
    ],
    ['deletes', () => things().findOneAndDelete({ _id: 2 }, { projection: { list: 0 } }), { _id: 2, n: 2 }],
    ['replaces', () => things().findOneAndReplace({ _id: 1 }, { m: 1 }, { returnDocument: 'after' }), { _id: 1, m: 1 }],
    [
      'works by a pipeline',
      () => things().findOneAndUpdate({ _id: 1 }, [{ $set: { n: { $add: ['$n', 10] } } }], { returnDocument: 'after' }),
      { _id: 1, n: 11, list: [1, 9] },
    ],
    [
      'works on filtered elements',
      () =>
        things().findOneAndUpdate({ _id: 1 }, { $set: { 'list.$[big]': 0 } } as never, {
          arrayFilters: [{ big: { $gt: 5 } }],
          returnDocument: 'after',
          projection: { list: 1 },
        }),
      { _id: 1, list: [1, 0] },
    ],
  ])('%s', async (_, run, expected) => {
    expect(await run()).toEqual(expected)
  })

  test('refuses to update and to remove at once', async () => {
    const command = { findAndModify: 'things', query: {}, remove: true, update: { $set: { a: 1 } } }
    expect(await refusal(mongo.database.command(command))).toBe(9)
  })

  test('refuses to do nothing', async () => {
    expect(await refusal(mongo.database.command({ findAndModify: 'things', query: {} }))).toBe(9)
  })
})
