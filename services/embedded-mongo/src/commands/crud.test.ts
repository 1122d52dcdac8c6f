import { type Document, Long, MongoBulkWriteError, ObjectId } from 'mongodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const people = () => mongo.database.collection<Document & { _id: number }>('people')
const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ _id: n, n }))

beforeEach(async () => {
  await people().deleteMany({})
})

describe('insert', () => {
  test('a document without an _id gets an ObjectId', async () => {
    const { insertedId } = await mongo.database.collection('people').insertOne({ name: 'Ada' })
    expect(insertedId).toBeInstanceOf(ObjectId)
    expect(await people().findOne({ name: 'Ada' })).toEqual({ _id: insertedId, name: 'Ada' })
  })

  test('documents come back in the order in which they were inserted', async () => {
    await people().insertMany([{ _id: 3 }, { _id: 1 }, { _id: 2 }])
    expect(
      await people()
        .find()
        .map(({ _id }) => _id)
        .toArray(),
    ).toEqual([3, 1, 2])
  })

  test('an ordered insert stops at the first error and keeps what was before it', async () => {
    const error = await people()
      .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }])
      .catch(reason => reason)
    expect(error).toBeInstanceOf(MongoBulkWriteError)
    expect(error).toMatchObject({ code: 11000, insertedCount: 1 })
    expect(await people().countDocuments()).toBe(1)
  })

  test('an unordered insert tells all errors and keeps the rest', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }]
    const error = await people()
      .insertMany(documents, { ordered: false })
      .catch(reason => reason)
    expect(error.writeErrors.map(({ index }: { index: number }) => index)).toEqual([1, 3])
    expect(await people().countDocuments()).toBe(3)
  })

  test('an _id can be no array', async () => {
    await expect(people().insertOne({ _id: [1] as never })).rejects.toMatchObject({ code: 53 })
  })

  test('thousands of documents go in at once', async () => {
    await people().insertMany(numbered(5_000))
    expect(await people().estimatedDocumentCount()).toBe(5_000)
  })
})

describe('update', () => {
  test('one document is changed, or all that match', async () => {
    await people().insertMany(numbered(4))
    expect(await people().updateOne({ n: { $gte: 2 } }, { $set: { big: true } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    })
    expect(await people().updateMany({ n: { $gte: 1 } }, { $set: { big: true } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 2,
    })
  })

  test('a replacement keeps the _id and nothing else', async () => {
    await people().insertOne({ _id: 1, a: 1, b: 2 })
    await people().replaceOne({ a: 1 }, { c: 3 })
    expect(await people().findOne()).toEqual({ _id: 1, c: 3 })
  })

  test('an update of the field by which it finds does not meet a document twice', async () => {
    await people().createIndex({ n: 1 })
    await people().insertMany(numbered(300))
    await people().updateMany({ n: { $gte: 0 } }, { $inc: { n: 10 } })
    expect(
      await people()
        .find()
        .map(({ _id, n }) => Number(n) - Number(_id))
        .toArray(),
    ).toEqual(Array(300).fill(10))
  })

  test('the _id never changes', async () => {
    await people().insertOne({ _id: 1 })
    await expect(people().updateOne({ _id: 1 }, { $set: { _id: 2 } })).rejects.toMatchObject({ code: 66 })
    await expect(people().replaceOne({ _id: 1 }, { _id: 2 })).rejects.toMatchObject({ code: 66 })
  })

  test('an update by pipeline calculates from the document', async () => {
    await people().insertOne({ _id: 1, price: 5, count: 3, long: Long.fromNumber(7) })
    await people().updateOne({ _id: 1 }, [
      { $set: { total: { $multiply: ['$price', '$count'] } } },
      { $unset: 'price' },
    ])
    const found = await people().findOne({}, { promoteValues: false })
    expect(found?.['long']).toEqual(Long.fromNumber(7))
    expect(await people().findOne({}, { projection: { long: 0 } })).toEqual({ _id: 1, count: 3, total: 15 })
  })
})

describe('upsert', () => {
  test('what is not found is made from the query and the update', async () => {
    const result = await people().updateOne(
      { _id: 7, 'address.city': 'Oslo', age: { $gt: 3 }, $and: [{ kind: { $eq: 'x' } }] },
      { $set: { name: 'Ada' }, $setOnInsert: { created: true } },
      { upsert: true },
    )
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 7 })
    expect(await people().findOne()).toEqual({
      _id: 7,
      address: { city: 'Oslo' },
      kind: 'x',
      created: true,
      name: 'Ada',
    })
  })

  test('what is found is only updated', async () => {
    await people().insertOne({ _id: 7, n: 1 })
    const update = { $set: { n: 2 }, $setOnInsert: { created: true } }
    expect(await people().updateOne({ _id: 7 }, update, { upsert: true })).toMatchObject({
      upsertedCount: 0,
      modifiedCount: 1,
    })
    expect(await people().findOne()).toEqual({ _id: 7, n: 2 })
  })

  test('a replacement takes the _id of the query', async () => {
    await people().replaceOne({ _id: 9, other: 1 }, { name: 'Bo' }, { upsert: true })
    expect(await people().findOne()).toEqual({ _id: 9, name: 'Bo' })
  })
})

describe('delete', () => {
  test('one document goes, or all that match', async () => {
    await people().insertMany(numbered(5))
    expect(await people().deleteOne({ n: { $gt: 1 } })).toMatchObject({ deletedCount: 1 })
    expect(await people().deleteMany({ n: { $gt: 1 } })).toMatchObject({ deletedCount: 2 })
    expect(await people().countDocuments()).toBe(2)
  })
})

describe('findAndModify', () => {
  beforeEach(async () => {
    await people().insertMany(numbered(3))
  })

  test('answers the document before or after the change', async () => {
    const change = { $inc: { n: 10 } }
    expect(await people().findOneAndUpdate({ _id: 1 }, change)).toEqual({ _id: 1, n: 1 })
    expect(await people().findOneAndUpdate({ _id: 1 }, change, { returnDocument: 'after' })).toEqual({ _id: 1, n: 21 })
  })

  test('takes the first in the order asked for', async () => {
    const found = await people().findOneAndUpdate(
      {},
      { $set: { taken: true } },
      { sort: { n: -1 }, projection: { n: 1 } },
    )
    expect(found).toEqual({ _id: 2, n: 2 })
    expect(await people().findOne({ taken: true })).toMatchObject({ _id: 2 })
  })

  test('replaces, removes and inserts', async () => {
    expect(await people().findOneAndReplace({ _id: 0 }, { x: 1 }, { returnDocument: 'after' })).toEqual({
      _id: 0,
      x: 1,
    })
    expect(await people().findOneAndDelete({ _id: 0 })).toEqual({ _id: 0, x: 1 })
    expect(await people().findOneAndDelete({ _id: 0 })).toBeNull()
    const upserted = await people().findOneAndUpdate(
      { _id: 5 },
      { $set: { n: 1 } },
      { upsert: true, returnDocument: 'after' },
    )
    expect(upserted).toEqual({ _id: 5, n: 1 })
  })

  test('tells what it did beside the value', async () => {
    const result = await people().findOneAndUpdate(
      { _id: 8 },
      { $set: { n: 1 } },
      { upsert: true, includeResultMetadata: true },
    )
    expect(result.lastErrorObject).toMatchObject({ n: 1, updatedExisting: false, upserted: 8 })
  })
})

test('a bulk mixes all kinds of writes', async () => {
  const result = await people().bulkWrite([
    { insertOne: { document: { _id: 1, n: 1 } } },
    { insertOne: { document: { _id: 2, n: 2 } } },
    { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
    { updateMany: { filter: {}, update: { $set: { seen: true } } } },
    { replaceOne: { filter: { _id: 3 }, replacement: { n: 3 }, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
  ])
  expect(result).toMatchObject({
    insertedCount: 2,
    matchedCount: 3,
    modifiedCount: 3,
    upsertedCount: 1,
    deletedCount: 1,
  })
  expect(await people().find().toArray()).toEqual([
    { _id: 1, n: 2, seen: true },
    { _id: 3, n: 3 },
  ])
})

test('writes of many clients at once are all there', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, n) => people().updateOne({ _id: n % 10 }, { $inc: { n: 1 } }, { upsert: true })),
  )
  expect(
    await people()
      .find()
      .map(({ n }) => n)
      .toArray(),
  ).toEqual(Array(10).fill(20))
})

test('distinct gives each value once, elements of arrays too', async () => {
  await people().insertMany([{ _id: 1, tag: 'b' }, { _id: 2, tag: ['a', 'b'] }, { _id: 3 }])
  expect(await people().distinct('tag')).toEqual(['a', 'b'])
})
