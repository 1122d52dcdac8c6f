import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const collection = (name: string) => mongo.database.collection<{ _id: number; [field: string]: unknown }>(name)

beforeEach(async () => {
  await mongo.database.dropDatabase()
  await collection('old').insertOne({ _id: 1, a: 1 })
})

describe('renaming a collection', () => {
  test('keeps documents and indexes', async () => {
    await collection('old').createIndex({ a: 1 }, { unique: true })
    await collection('old').rename('new')
    expect(await collection('new').findOne({ a: 1 })).toEqual({ _id: 1, a: 1 })
    await expect(collection('new').insertOne({ _id: 2, a: 1 })).rejects.toMatchObject({ code: 11000 })
    expect(await collection('old').countDocuments()).toBe(0)
  })

  test('takes the place of another one only on demand', async () => {
    await collection('new').insertOne({ _id: 9 })
    await expect(collection('old').rename('new')).rejects.toMatchObject({ code: 48 })
    await collection('old').rename('new', { dropTarget: true })
    expect(await collection('new').find().toArray()).toEqual([{ _id: 1, a: 1 }])
  })

  test('is refused for what is not there', async () => {
    await expect(collection('none').rename('new')).rejects.toMatchObject({ code: 26 })
  })
})

describe('collMod', () => {
  test('gives the documents of a TTL index another lifetime', async () => {
    await collection('old').createIndex({ at: 1 }, { expireAfterSeconds: 60 })
    const change = { collMod: 'old', index: { keyPattern: { at: 1 }, expireAfterSeconds: 5 } }
    expect(await mongo.database.command(change)).toMatchObject({
      expireAfterSeconds_old: 60,
      expireAfterSeconds_new: 5,
    })
    expect(await collection('old').indexes()).toMatchObject([{}, { expireAfterSeconds: 5 }])
  })

  test('is refused for an index or a collection that is not there', async () => {
    const index = { name: 'none', expireAfterSeconds: 5 }
    await expect(mongo.database.command({ collMod: 'old', index })).rejects.toMatchObject({ code: 27 })
    await expect(mongo.database.command({ collMod: 'none', index })).rejects.toMatchObject({ code: 26 })
  })
})
