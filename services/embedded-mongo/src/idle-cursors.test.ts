import { MongoClient } from 'mongodb'
import { afterEach, expect, test, vi } from 'vitest'
import { startEmbeddedMongo } from './index.ts'
import { temporaryFolder } from './testing/test-mongo.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a cursor that no one asks for ten minutes is closed, one that is asked for stays', async () => {
  const folder = await temporaryFolder()
  // Only the clock and the intervals stand still; sockets and the driver go on.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const mongo = await startEmbeddedMongo({ path: folder.path })
  const client = await new MongoClient(mongo.uri).connect()
  const database = client.db('test')
  await database.collection('things').insertMany(Array.from({ length: 10 }, () => ({})))
  const open = async () => (await database.command({ find: 'things', batchSize: 1 }))['cursor'].id
  const more = (id: unknown) => database.command({ getMore: id, collection: 'things', batchSize: 1 })
  const [left, asked] = [await open(), await open()]
  vi.advanceTimersByTime(6 * 60_000)
  await more(asked)
  vi.advanceTimersByTime(6 * 60_000)
  await expect(more(left)).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' })
  expect(await more(asked)).toMatchObject({ ok: 1 })
  await client.close()
  await mongo.close()
  await folder.remove()
})
