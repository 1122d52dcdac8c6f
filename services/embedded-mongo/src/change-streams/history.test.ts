import { type ChangeStream, type Document, MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts'
import { trimOplog } from '../storage/oplog.ts'
import { Store } from '../storage/store.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'

// About this server's log of changes: what survives in it, and what does not.
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let mongo: EmbeddedMongo | undefined
let client: MongoClient
const streams: ChangeStream[] = []

const start = async () => {
  mongo = await startEmbeddedMongo({ path: folder.path, port: mongo?.port ?? 0 })
}
const stop = async () => {
  for (const stream of streams.splice(0)) await stream.close()
  await client.close()
  await mongo?.close()
}
beforeEach(async () => {
  folder = await temporaryFolder()
  mongo = undefined
  await start()
  client = new MongoClient((mongo as unknown as EmbeddedMongo).uri)
})
afterEach(async () => {
  await stop()
  await folder.remove()
})

const things = () => client.db('test').collection<{ _id: number; text?: string }>('things')

function watch(options: Document = {}): ChangeStream {
  const stream = things().watch([], { maxAwaitTimeMS: 200, ...options }) as ChangeStream
  streams.push(stream)
  return stream
}

const keyOf = async (stream: ChangeStream) => ((await stream.next()) as Document)['documentKey']._id

const insert = async (...ids: number[]) => {
  for (const _id of ids) await things().insertOne({ _id, text: 'x'.repeat(100) })
}

/** Trims the log of the folder, which no server has open meanwhile. */
async function trim(limits: { before?: Date; size?: number }) {
  const store = await Store.open(folder.path)
  const all = { before: new Date(0), size: Number.POSITIVE_INFINITY, ...limits }
  while (await store.write(txn => trimOplog(txn, all, 3))) {
    // Three entries at a time.
  }
  await store.close()
}

test('an open stream continues by itself when the server is started again', async () => {
  const stream = watch()
  await stream.tryNext()
  await insert(1, 2)
  expect(await keyOf(stream)).toBe(1)
  await mongo?.close()
  await start()
  await insert(3)
  expect([await keyOf(stream), await keyOf(stream)]).toEqual([2, 3])
})

describe('a log that was trimmed', () => {
  async function tokenBehind(id: number, last: number): Promise<unknown> {
    const stream = watch()
    await stream.tryNext()
    await insert(...Array.from({ length: last }, (_, n) => n + 1))
    let token: unknown
    for (let n = 0; n < id; n++) token = ((await stream.next()) as Document)['_id']
    await stop()
    return token
  }
  const restart = async () => {
    await start()
    client = new MongoClient((mongo as EmbeddedMongo).uri)
  }

  test('says that it no longer has what comes behind an old token', async () => {
    const token = await tokenBehind(3, 20)
    await trim({ size: 1_000 })
    await restart()
    await expect(watch({ resumeAfter: token }).next()).rejects.toMatchObject({
      code: 286,
      codeName: 'ChangeStreamHistoryLost',
    })
  })

  test('continues from where nothing is missing', async () => {
    const token = await tokenBehind(19, 20)
    await trim({ size: 1_000 })
    await restart()
    expect(await keyOf(watch({ resumeAfter: token }))).toBe(20)
  })

  test('forgets all that is too old, and still continues from its end', async () => {
    const token = await tokenBehind(5, 5)
    await trim({ before: new Date(Date.now() + 60_000) })
    await restart()
    const stream = watch({ resumeAfter: token })
    await insert(6)
    expect(await keyOf(stream)).toBe(6)
  })

  test('keeps everything within its limits', async () => {
    const token = await tokenBehind(1, 5)
    await trim({ before: new Date(Date.now() - 60_000), size: 1_000_000 })
    await restart()
    expect(await keyOf(watch({ resumeAfter: token }))).toBe(2)
  })
})
