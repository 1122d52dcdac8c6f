import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const things = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('things')

beforeEach(async () => {
  await things().drop()
})

describe('unique indexes', () => {
  test('refuse a second document and tell which key', async () => {
    await things().createIndex({ agency: 1, email: 1 }, { unique: true })
    await things().insertOne({ _id: 1, agency: 1, email: 'a@x' })
    await things().insertOne({ _id: 2, agency: 2, email: 'a@x' })
    const error = await things()
      .insertOne({ _id: 3, agency: 1, email: 'a@x' })
      .catch(reason => reason)
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { agency: 1, email: 1 },
      keyValue: { agency: 1, email: 'a@x' },
    })
    expect(error.message).toContain('E11000 duplicate key error')
    await expect(things().updateOne({ _id: 2 }, { $set: { agency: 1 } })).rejects.toMatchObject({ code: 11000 })
    expect(await things().findOne({ _id: 2 })).toMatchObject({ agency: 2 })
  })

  test('a missing field is a value; a sparse index leaves it out, a partial one its part', async () => {
    await things().createIndex({ a: 1 }, { unique: true })
    await things().createIndex({ b: 1 }, { unique: true, sparse: true })
    await things().createIndex({ c: 1 }, { unique: true, partialFilterExpression: { c: { $type: 'string' } } })
    await things().insertOne({ _id: 1, a: 1 })
    await things().insertOne({ _id: 2 })
    await expect(things().insertOne({ _id: 3 })).rejects.toMatchObject({ code: 11000 })
    await things().insertMany([
      { _id: 4, a: 4, c: 1 },
      { _id: 5, a: 5, c: 1 },
      { _id: 6, a: 6, c: 'x' },
    ])
    await expect(things().insertOne({ _id: 7, a: 7, c: 'x' })).rejects.toMatchObject({ keyPattern: { c: 1 } })
  })

  test('elements of arrays are unique among documents, not within one', async () => {
    await things().createIndex({ tags: 1 }, { unique: true })
    await things().insertOne({ _id: 1, tags: ['a', 'a', 'b'] })
    const error = await things()
      .insertOne({ _id: 2, tags: ['c', 'b'] })
      .catch(reason => reason)
    expect(error).toMatchObject({ code: 11000, keyValue: { tags: 'b' } })
  })

  test('a key that was given up is free again, within one bulk too', async () => {
    await things().createIndex({ n: 1 }, { unique: true })
    await things().insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ])
    await things().bulkWrite([
      { updateOne: { filter: { _id: 1 }, update: { $set: { n: 3 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { n: 1 } } } },
      { deleteOne: { filter: { _id: 1 } } },
      { insertOne: { document: { _id: 3, n: 3 } } },
    ])
    expect(await things().find().sort({ n: 1 }).toArray()).toEqual([
      { _id: 2, n: 1 },
      { _id: 3, n: 3 },
    ])
  })

  test('compare by value and by collation', async () => {
    await things().createIndex({ name: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } })
    await things().insertOne({ _id: 1, name: 'Ada' })
    await expect(things().insertOne({ _id: 2, name: 'ADA' })).rejects.toMatchObject({ code: 11000 })
    const plan = await things().find({ name: 'aDA' }).collation({ locale: 'en', strength: 2 }).explain()
    expect(plan).toMatchObject({ executionStats: { totalKeysExamined: 1, nReturned: 1 } })
  })

  test('are not made over documents that contradict them', async () => {
    await things().insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ])
    await expect(things().createIndex({ n: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 })
    expect(await things().indexes()).toHaveLength(1)
  })
})

describe('long values', () => {
  const long = (end: string) => 'x'.repeat(5_000) + end

  test('never keep a document out, and are told apart', async () => {
    await things().createIndex({ text: 1 }, { unique: true })
    await things().createIndex({ text: 1, _id: 1 })
    await things().insertMany([
      { _id: 1, text: long('b') },
      { _id: 2, text: long('a') },
      { _id: 3, text: 'short' },
    ])
    await expect(things().insertOne({ _id: 4, text: long('a') })).rejects.toMatchObject({ code: 11000 })
    expect(
      await things()
        .find({ text: long('a') })
        .toArray(),
    ).toMatchObject([{ _id: 2 }])
    expect(
      await things()
        .find({ text: { $gt: long('a') } })
        .toArray(),
    ).toMatchObject([{ _id: 1 }])
    expect(
      await things()
        .find()
        .sort({ text: 1 })
        .map(({ _id }) => _id)
        .toArray(),
    ).toEqual([3, 2, 1])
    await things().updateOne({ text: long('a') }, { $set: { text: 'gone' } })
    await things().insertOne({ _id: 5, text: long('a') })
    expect(await things().countDocuments({ text: /^xx/ })).toBe(2)
  })

  test('may be an _id', async () => {
    const ids = mongo.database.collection<{ _id: string }>('long_ids')
    await ids.insertMany([{ _id: long('a') }, { _id: long('b') }])
    await expect(ids.insertOne({ _id: long('a') })).rejects.toMatchObject({ code: 11000 })
    expect(await ids.deleteOne({ _id: long('b') })).toMatchObject({ deletedCount: 1 })
  })
})

describe('collections and databases', () => {
  test('appear at the first write and are listed', async () => {
    await things().insertOne({ _id: 1 })
    await mongo.database.createCollection('empty')
    const names = await mongo.database
      .listCollections({}, { nameOnly: true })
      .map(({ name }) => name)
      .toArray()
    expect(names.toSorted()).toEqual(expect.arrayContaining(['empty', 'things']))
    expect(await mongo.database.listCollections({ name: 'empty' }).toArray()).toHaveLength(1)
    const { databases } = await mongo.client.db('admin').admin().listDatabases()
    expect(databases.map(({ name }) => name)).toContain(mongo.database.databaseName)
  })

  test('a collection that exists is not made again', async () => {
    await things().insertOne({ _id: 1 })
    await expect(mongo.database.command({ create: 'things' })).rejects.toMatchObject({ code: 48 })
  })

  test('dropping forgets documents and indexes', async () => {
    await things().createIndex({ n: 1 })
    await things().insertOne({ _id: 1, n: 1 })
    await things().drop()
    expect(await things().countDocuments()).toBe(0)
    await things().insertOne({ _id: 1, n: 2 })
    expect(await things().indexes()).toHaveLength(1)
  })

  test('a database goes with all that is in it', async () => {
    const other = mongo.client.db(`${mongo.database.databaseName}_other`)
    await other.collection('a').insertOne({ x: 1 })
    await other.dropDatabase()
    expect(await other.listCollections().toArray()).toEqual([])
  })
})

describe('indexes', () => {
  test('are listed with their options', async () => {
    await things().createIndex({ a: 1, b: -1 }, { unique: true, sparse: true })
    expect(await things().indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true, sparse: true },
    ])
  })

  test('the same one twice is one; a different one of that name is refused', async () => {
    await things().createIndex({ a: 1 })
    await things().createIndex({ a: 1 })
    expect(await things().indexes()).toHaveLength(2)
    await expect(things().createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 })
    await expect(things().createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 })
  })

  test('are dropped by name or all at once, but not the one on _id', async () => {
    await things().createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }])
    await things().dropIndex('a_1')
    await expect(things().dropIndex('a_1')).rejects.toMatchObject({ code: 27 })
    await expect(things().dropIndex('_id_')).rejects.toMatchObject({ code: 72 })
    await things().dropIndexes()
    expect(await things().indexes()).toHaveLength(1)
  })

  test('of a collection that is not there, there are none to list', async () => {
    await expect(things().indexes()).rejects.toMatchObject({ code: 26 })
  })
})
