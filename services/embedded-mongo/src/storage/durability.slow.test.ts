import { once } from 'node:events'
import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedMongo } from '../index.ts'
import { kill, spawnProcess, startProcess } from '../testing/database-process.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** Runs `work` against the database in the folder, then closes it. */
async function inFolder<Result>(work: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const mongo = await startEmbeddedMongo({ path: `${folder.path}/mongo` })
  const client = new MongoClient(mongo.uri)
  try {
    return await work(client)
  } finally {
    await client.close()
    await mongo.close()
  }
}

test('documents, indexes and their traits are there after a restart', async () => {
  await inFolder(async client => {
    const things = client.db('test').collection('things')
    await things.createIndex({ tags: 1 }, { unique: true })
    await things.insertMany([{ tags: ['a', 'b'] }, { tags: 'c' }])
  })
  await inFolder(async client => {
    const things = client.db('test').collection('things')
    expect(await things.find({ tags: 'b' }).toArray()).toHaveLength(1)
    await expect(things.insertOne({ tags: 'a' })).rejects.toMatchObject({ code: 11000 })
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'tags_1'])
    await things.insertOne({ tags: 'd' })
    expect(await things.countDocuments()).toBe(3)
  })
})

describe('a folder belongs to one process', () => {
  test('a second one is refused with a sentence', async () => {
    const mongo = await startEmbeddedMongo({ path: folder.path })
    await expect(startEmbeddedMongo({ path: folder.path })).rejects.toThrow(`is in use by process ${process.pid}`)
    await mongo.close()
    await (await startEmbeddedMongo({ path: folder.path })).close()
  })

  test('a killed process leaves the folder free, and a port in use too', async () => {
    const { child, port } = await startProcess(folder.path)
    await kill(child)
    const other = await startEmbeddedMongo({ path: `${folder.path}/mongo` })
    await expect(startEmbeddedMongo({ path: `${folder.path}/other`, port: other.port })).rejects.toThrow('EADDRINUSE')
    await (await startEmbeddedMongo({ path: `${folder.path}/other`, port })).close()
    await other.close()
  })
})

describe('the process', () => {
  test('says when it is ready, stays small, and ends on SIGTERM', async () => {
    const { child, uri } = await startProcess(folder.path)
    const client = new MongoClient(uri)
    await client.db('test').collection('things').insertOne({ a: 1 })
    const { mem } = await client.db('admin').command({ serverStatus: 1 })
    // tsx, which compiles here what is built in the product, takes some of it.
    expect(mem.resident).toBeLessThan(200)
    await client.close()
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
  })

  test('ends when its supervisor is gone', async () => {
    const { child } = await startProcess(folder.path)
    child.disconnect()
    expect((await once(child, 'exit'))[0]).toBe(0)
  })

  test('tells a wrong environment in one sentence', async () => {
    const child = spawnProcess(folder.path, 'x')
    let said = ''
    child.stderr?.on('data', chunk => {
      said += chunk
    })
    expect((await once(child, 'exit'))[0]).toBe(1)
    expect(said.trim()).toBe('PORT must be a whole number from 1 to 65535.')
  })
})

test('after kill -9 every acknowledged write is there, and nothing is half written', { timeout: 60_000 }, async () => {
  let acknowledged = 0
  for (let round = 0; round < 3; round++) {
    const { child, uri } = await startProcess(folder.path)
    const client = new MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 1_000 })
    const things = client.db('test').collection<{ _id: number; pair: number[]; group: number }>('things')
    await things.createIndex({ group: 1, pair: 1 })
    let isRunning = true
    let next = acknowledged * 10
    const acknowledgedIds: number[] = []
    const writers = Array.from({ length: 8 }, async () => {
      while (isRunning) {
        const _id = next++
        try {
          await things.insertOne({ _id, pair: [_id, _id + 1], group: _id % 5 })
          acknowledgedIds.push(_id)
        } catch {
          return
        }
      }
    })
    await expect.poll(() => acknowledgedIds.length, { timeout: 15_000, interval: 10 }).toBeGreaterThan(100)
    await kill(child)
    isRunning = false
    await Promise.all(writers)
    await client.close()
    await inFolder(async survivor => {
      const stored = survivor.db('test').collection<{ _id: number; pair: number[]; group: number }>('things')
      const ids = new Set(
        await stored
          .find()
          .map(({ _id }) => _id)
          .toArray(),
      )
      expect(acknowledgedIds.filter(id => !ids.has(id))).toEqual([])
      for (let group = 0; group < 5; group++) {
        const byIndex = await stored.find({ group, pair: { $gte: 0 } }).toArray()
        const byScan = await stored.find({ group }).hint({ $natural: 1 }).toArray()
        expect(byIndex.length).toBe(byScan.length)
      }
      acknowledged = Math.max(acknowledged, ...ids)
    })
  }
})
