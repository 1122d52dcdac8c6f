import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'

// What a real server does and this one refuses: these run against the embedded database only.
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let mongo: EmbeddedMongo
let client: MongoClient

beforeAll(async () => {
  folder = await temporaryFolder()
  mongo = await startEmbeddedMongo({ path: folder.path })
  client = new MongoClient(mongo.uri)
  await client.db('test').collection('things').insertOne({ a: 1 })
})
afterAll(async () => {
  await client.close()
  await mongo.close()
  await folder.remove()
})

const command = (body: object) => client.db('test').command(body)

describe('what is not supported is refused by MongoDB’s own codes', () => {
  test.each([
    ['an unknown command', { frobnicate: 1 }, 59, 'CommandNotFound'],
    ['an unknown field', { find: 'things', nonsense: 1 }, 40415, 'Location40415'],
    ['an unknown operator', { find: 'things', filter: { a: { $near: 1 } } }, 238, 'NotImplemented'],
    ['a misspelt operator', { find: 'things', filter: { a: { $gtt: 1 } } }, 2, 'BadValue'],
    ['text search without an index', { find: 'things', filter: { $text: { $search: 'x' } } }, 27, 'IndexNotFound'],
    [
      'text search in $or',
      { find: 'things', filter: { $or: [{ $text: { $search: 'x' } }, { a: 1 }] } },
      238,
      'NotImplemented',
    ],
    [
      'a text language that it does not know',
      { createIndexes: 'things', indexes: [{ key: { a: 'text' }, name: 'a', default_language: 'finnish' }] },
      238,
      'NotImplemented',
    ],
    ['scripts', { find: 'things', filter: { $where: 'true' } }, 238, 'NotImplemented'],
    ['other collations', { find: 'things', collation: { locale: 'de' } }, 238, 'NotImplemented'],
    ['tailable cursors', { find: 'things', tailable: true }, 238, 'NotImplemented'],
    ['unknown stages', { aggregate: 'things', pipeline: [{ $frob: {} }], cursor: {} }, 40324, 'Location40324'],
    ['capped collections', { create: 'c', capped: true, size: 5 }, 238, 'NotImplemented'],
    [
      'hashed indexes',
      { createIndexes: 'things', indexes: [{ key: { a: 'hashed' }, name: 'a' }] },
      67,
      'CannotCreateIndex',
    ],
    ['snapshot reads', { find: 'things', readConcern: { level: 'snapshot' } }, 72, 'InvalidOptions'],
    ['a bad name', { find: '' }, 73, 'InvalidNamespace'],
  ])('%s', async (_, body, code, codeName) => {
    await expect(command(body)).rejects.toMatchObject({ code, codeName })
  })
})

test('unacknowledged writes are done without an answer', async () => {
  await client
    .db('test')
    .collection('quiet')
    .insertOne({ a: 1 }, { writeConcern: { w: 0 } })
  await expect.poll(() => client.db('test').collection('quiet').countDocuments(), { timeout: 20_000 }).toBe(1)
})

test('one node can’t fulfil the write concern of two', async () => {
  await expect(
    client
      .db('test')
      .collection('things')
      .insertOne({ c: 1 }, { writeConcern: { w: 2 } }),
  ).rejects.toMatchObject({ code: 100 })
})

test('a query that takes too long is ended', async () => {
  const slow = client.db('test').collection('slow')
  await slow.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(100) })))
  await expect(slow.find({ text: 'y' }).maxTimeMS(5).toArray()).rejects.toMatchObject({ code: 50 })
})

test('the server says that it is the primary of a replica set of one', async () => {
  const hello = await command({ hello: 1 })
  expect(hello).toMatchObject({
    setName: 'coverdesk',
    isWritablePrimary: true,
    maxWireVersion: 25,
    hosts: [`127.0.0.1:${mongo.port}`],
  })
  expect(await command({ buildInfo: 1 })).toMatchObject({ version: '8.0.0' })
})
