import { Long } from 'mongodb'
import { beforeAll, expect, test } from 'vitest'
import { useMongo } from './testing/test-mongo.ts'

const mongo = useMongo()
const things = () => mongo.database.collection<{ _id: number; n: number; tags?: number[] }>('things')
const count = 1_000

beforeAll(async () => {
  await things().insertMany(
    Array.from({ length: count }, (_, _id) => ({ _id, n: (_id * 7) % count, tags: [_id, -_id] })),
  )
  await things().createIndex({ n: 1 })
  await things().createIndex({ tags: 1 })
})

test('batches together give everything once, in order', async () => {
  const numbers = await things()
    .find()
    .sort({ n: 1 })
    .batchSize(7)
    .map(({ n }) => n)
    .toArray()
  expect(numbers).toEqual(Array.from({ length: count }, (_, n) => n))
})

test('a walk over an array index gives no document twice across batches', async () => {
  const ids = await things()
    .find({ tags: { $gte: -count } })
    .batchSize(10)
    .map(({ _id }) => _id)
    .toArray()
  expect(new Set(ids).size).toBe(count)
  expect(ids).toHaveLength(count)
})

test('a cursor continues while documents come and go', async () => {
  const cursor = things()
    .find({ n: { $gte: 0 } })
    .sort({ n: 1 })
    .batchSize(5)
  const seen: number[] = []
  for await (const { n, _id } of cursor) {
    seen.push(n)
    if (n === 3) await things().deleteMany({ n: { $in: [10, 11] } })
    if (n === 20) await things().updateOne({ _id }, { $set: { tags: [] } })
  }
  expect(seen).toEqual(Array.from({ length: count }, (_, n) => n).filter(n => n !== 10 && n !== 11))
})

test('a cursor id is a 64-bit number, and a killed cursor is gone', async () => {
  const { cursor } = await mongo.database.command({ find: 'things', batchSize: 2 }, { promoteLongs: false })
  expect(cursor.id).toBeInstanceOf(Long)
  const more = await mongo.database.command({ getMore: cursor.id, collection: 'things', batchSize: 3 })
  expect(more['cursor'].nextBatch).toHaveLength(3)
  expect(await mongo.database.command({ killCursors: 'things', cursors: [cursor.id] })).toMatchObject({ ok: 1 })
  await expect(mongo.database.command({ getMore: cursor.id, collection: 'things' })).rejects.toMatchObject({ code: 43 })
})

test('a first batch of none still opens the cursor', async () => {
  const { cursor } = await mongo.database.command({ find: 'things', batchSize: 0 }, { promoteLongs: false })
  expect(cursor.firstBatch).toEqual([])
  expect(cursor.id.isZero()).toBe(false)
})

test('one batch is enough when only one is asked for', async () => {
  const { cursor } = await mongo.database.command({ find: 'things', limit: 3, singleBatch: true })
  expect(cursor.firstBatch).toHaveLength(3)
  expect(cursor.id).toBe(0)
})

test('a batch stays below the largest message', async () => {
  const large = mongo.database.collection<{ _id: number; text: string }>('large')
  for (let _id = 0; _id < 4; _id++) await large.insertOne({ _id, text: 'x'.repeat(9_000_000) })
  expect(
    await large
      .find()
      .map(({ _id }) => _id)
      .toArray(),
  ).toEqual([0, 1, 2, 3])
})
