import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { refusal, shown } from './cases.ts'

const mongo = useMongo()
interface Thing {
  _id: number | null
  [field: string]: unknown
}

const things = () => mongo.database.collection<Thing>('things')
/** Inserts as sent: the driver replaces an `_id` of null. */
const insert = (...documents: object[]) => mongo.database.command({ insert: 'things', documents })

beforeEach(() => things().deleteMany({}))

describe("the values of a command's let", () => {
  beforeEach(() => insert({ _id: 1, a: '$b', b: 5 }, { _id: 2, a: 5, b: 5 }, { _id: 3, a: 3, b: 1 }))

  test.each<[variables: object, expected: number | number[]]>([
    [{ x: 5 }, [2]],
    [{ x: { $literal: '$b' } }, [1]],
    [{ x: { $add: [1, 2] } }, [3]],
    [{ w: 1, x: { $add: ['$$w', 2] } }, [3]],
    [{ x: '$b' }, 4890500],
    [{ x: ['$b', 1] }, 4890500],
    [{ x: { $add: ['$b', 1] } }, 4890500],
    [{ x: '$$ROOT' }, 4890500],
    [{ x: '$$CURRENT.b' }, 4890500],
    [{ x: '$$nobody' }, 17276],
    [{ X: 1, x: 5 }, 9],
  ])('%s', async (variables, expected) => {
    const filter = { $expr: { $eq: ['$a', '$$x'] } }
    const found = things()
      .find(filter, { let: variables } as never)
      .toArray()
    const outcome = Array.isArray(expected) ? (await found).map(({ _id }) => _id) : await refusal(found)
    expect(outcome).toEqual(expected)
    const aggregated = things()
      .aggregate([{ $match: filter }], { let: variables })
      .toArray()
    expect(Array.isArray(expected) ? (await aggregated).map(({ _id }) => _id) : await refusal(aggregated)).toEqual(
      expected,
    )
    const deleted = things().deleteMany(filter, { let: variables })
    expect(Array.isArray(expected) ? [(await deleted).deletedCount] : await refusal(deleted)).toEqual(
      Array.isArray(expected) ? [expected.length] : expected,
    )
  })

  test('reach the pipeline of an update as values', async () => {
    const options = { let: { x: { $literal: '$b' } } }
    await things().updateOne({ _id: 3 }, [{ $set: { z: '$$x' } }], options)
    expect(await things().findOne({ _id: 3 })).toEqual({ _id: 3, a: 3, b: 1, z: '$b' })
    const update = things().updateOne({ _id: 3 }, [{ $set: { z: '$$x' } }], { let: { x: '$b' } })
    expect(await refusal(update)).toBe(4890500)
  })
})

describe('an _id of null', () => {
  const byType = () =>
    things()
      .find({ _id: { $type: 'null' } })
      .toArray()

  test.each<[name: string, write: () => Promise<unknown>]>([
    ['an insert', () => insert({ _id: null, a: 1 })],
    ['an update', () => things().updateOne({ _id: null }, { $set: { a: 1 } }, { upsert: true })],
    ['an update of many', () => things().updateMany({ _id: null }, { $set: { a: 1 } }, { upsert: true })],
    ['a replacement', () => things().replaceOne({ _id: null }, { a: 1 }, { upsert: true })],
    ['a pipeline', () => things().updateOne({ _id: null }, [{ $set: { a: 1 } }], { upsert: true })],
    ['findAndModify', () => things().findOneAndUpdate({ _id: null }, { $set: { a: 1 } }, { upsert: true })],
    [
      'bulkWrite',
      () =>
        mongo.client.bulkWrite([
          { ...target(), name: 'updateOne', filter: { _id: null } as object, update: { $set: { a: 1 } }, upsert: true },
        ]),
    ],
  ])('that comes from %s is found, unique and removed', async (_, write) => {
    await insert({ _id: 1 })
    await write()
    expect(await byType()).toEqual([{ _id: null, a: 1 }])
    expect(await things().find({ _id: null }).toArray()).toEqual([{ _id: null, a: 1 }])
    expect(
      await things()
        .find({ _id: { $ne: null } })
        .toArray(),
    ).toEqual([{ _id: 1 }])
    expect(
      await things()
        .find({}, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .toArray(),
    ).toEqual([{ _id: null }, { _id: 1 }])
    expect((await insert({ _id: null }))['writeErrors']).toMatchObject([{ code: 11000 }])
    await things().updateOne({ _id: null }, { $unset: { a: '' } })
    expect(await things().findOne({ _id: null })).toEqual({ _id: null })
    expect(await things().deleteOne({ _id: null })).toMatchObject({ deletedCount: 1 })
    expect(await byType()).toEqual([])
  })

  const target = () => ({ namespace: `${mongo.database.databaseName}.things` })
})

test('distinct values are those of the collation', async () => {
  await insert({ _id: 1, s: 'PING' }, { _id: 2, s: 'ping' }, { _id: 3, s: 'Álpha' }, { _id: 4, s: ['alpha', 'Pong'] })
  expect(await things().distinct('s', {}, { collation: { locale: 'en', strength: 2 } })).toEqual([
    'alpha',
    'Álpha',
    'PING',
    'Pong',
  ])
  expect(await things().distinct('s', {}, { collation: { locale: 'en', strength: 1 } })).toEqual([
    'Álpha',
    'PING',
    'Pong',
  ])
  expect(await things().distinct('s')).toEqual(['PING', 'Pong', 'alpha', 'ping', 'Álpha'])
})

describe('an _id with a dollar', () => {
  test.each<[object]>([[{ $a: 1 }], [{ a: { $b: 1 } }], [{ a: [{ $b: 1 }] }], [{ $ref: 'x' }]])(
    '%s is refused',
    async _id => {
      expect(await refusal(things().insertOne({ _id: _id as never }))).toBe(52)
      expect(await refusal(things().replaceOne({ n: 1 }, { _id } as never, { upsert: true }))).toBe(52)
      expect(
        await refusal(things().updateOne({ _id: { $eq: _id as never } }, { $set: { n: 1 } }, { upsert: true })),
      ).toBe(52)
      expect(await things().countDocuments()).toBe(0)
    },
  )

  test('is fine as a reference, and so are dollars in other fields', async () => {
    await insert({ _id: { $ref: 'x', $id: 1 }, $a: 1, b: { $c: 2 } })
    expect(await things().countDocuments({ '_id.$id': 1 })).toBe(1)
  })
})

test('an event whose _id is projected away ends the stream permanently', async () => {
  const stream = things().watch([{ $project: { _id: 0 } }], { maxAwaitTimeMS: 100 })
  await stream.tryNext()
  await insert({ _id: 1 })
  await expect(stream.next()).rejects.toMatchObject({ code: 280, errorLabels: ['NonResumableChangeStreamError'] })
  await stream.close()
})

const references = [
  { $ref: 'x', $id: 1 },
  { $ref: 'x', $id: 2 },
]
const elements = [{ a: 1 }, { b: 2 }, { c: 3 }, 5]

describe('queries for elements', () => {
  test.each<[filter: object, found: number | 'refused']>([
    [{ a: { $elemMatch: { $or: [{ a: 1 }, { z: 1 }] } } }, 1],
    [{ a: { $elemMatch: { $or: [{ z: 1 }] } } }, 0],
    [{ a: { $elemMatch: { $nor: [{ a: 1 }], b: 2 } } }, 1],
    [{ r: { $elemMatch: { $id: 2 } } }, 1],
    [{ r: { $elemMatch: { $id: 3 } } }, 0],
    [{ r: { $elemMatch: { $id: { $in: [2, 3] } } } }, 1],
    [{ r: { $elemMatch: { $ref: 'x', $id: 2 } } }, 1],
    [{ r: { $elemMatch: { $ref: 'y', $id: 2 } } }, 0],
    [{ 'r.$id': 2 }, 1],
    [{ 'r.$id': 3 }, 0],
    [{ r: { $ref: 'x', $id: 2 } }, 1],
    [{ $id: 2 }, 'refused'],
  ])('%s', async (filter, found) => {
    await insert({ _id: 1, a: elements, r: references })
    const counted = things().countDocuments(filter)
    expect(found === 'refused' ? await refusal(counted) : await counted).toBe(found === 'refused' ? 2 : found)
  })

  test.each<[pulled: object, left: object]>([
    [{ a: { $or: [{ a: 1 }, { b: 2 }] } }, { a: [{ c: 3 }, 5] }],
    [{ a: { $and: [{ c: 3 }] } }, { a: [{ a: 1 }, { b: 2 }, 5] }],
    [{ a: { $nor: [{ c: 3 }] } }, { a: [{ c: 3 }, 5] }],
    [{ r: { $id: 1 } }, { r: [references[1]] }],
    [{ r: { $ref: 'x', $id: 2 } }, { r: [references[0]] }],
    [{ r: { $id: { $gt: 0 } } }, { r: [] }],
  ])('{ $pull: %s }', async (pulled, left) => {
    await insert({ _id: 1, a: elements, r: references })
    await things().updateOne({ _id: 1 }, { $pull: pulled } as never)
    const after = await mongo.database.command({ find: 'things', filter: { _id: 1 } }, { promoteValues: true })
    expect(JSON.parse(shown(after['cursor'].firstBatch[0]))).toEqual({ _id: 1, a: elements, r: references, ...left })
  })
})

describe('an update of an array at an empty path is refused', () => {
  test.each<[update: object | object[], code: number, arrayFilters?: unknown]>([
    [{ $set: { '$[]': 1 } }, 2],
    [{ $set: { '$[].a': 1 } }, 2],
    [{ $set: { '$[e].a': 1 } }, 2, [{ e: 1 }]],
    [{ $push: { $: 1 } }, 2],
    [{ $push: { '': 1 } }, 56],
    [{ $pull: { 'a.': 1 } }, 56],
    [{ $set: { 'a.$[].': 1 } }, 56],
    [[{ $set: { '': 1 } }], 40352],
    [[{ $set: { 'a.': 1 } }], 15998],
    [[{ $unset: '' }], 40352],
    [{ $set: { 'a.$[e]': 1 } }, 2, [{ '': 1 }]],
    [{ $set: { 'a.$[e]': 1 } }, 14, [5]],
  ])('%s', async (update, code, arrayFilters) => {
    await insert({ _id: 1, a: [1] })
    const options = arrayFilters ? { arrayFilters: arrayFilters as never } : {}
    expect(await refusal(things().updateOne({ _id: 1 }, update as never, options))).toBe(code)
    // Also where there is nothing to update.
    expect(await refusal(things().updateOne({ _id: 2 }, update as never, options))).toBe(code)
    expect(await things().findOne()).toEqual({ _id: 1, a: [1] })
  })
})
