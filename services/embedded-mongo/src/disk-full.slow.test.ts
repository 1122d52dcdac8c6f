import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, MongoClient, type MongoServerError } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kill, startProcess } from './testing/database-process.ts'
import { mountSmallDisk, type SmallDisk } from './testing/small-disk.ts'

interface Thing {
  _id: number
  text?: string
}

const fullDisk = {
  code: 14031,
  codeName: 'OutOfDiskSpace',
  message: 'The disk of the data folder is full. Nothing was written. Free up space and try again.',
}
const text = 'x'.repeat(10_000)

let disk: SmallDisk
let logFile: number
let database: Awaited<ReturnType<typeof startProcess>>
let client: MongoClient
let things: Collection<Thing>
let acknowledged: number[]
let exits: unknown[]

const start = async (port?: number) => {
  database = await startProcess(disk.path, port, logFile)
  database.child.on('exit', (...reason) => exits.push(reason))
}

beforeEach(async () => {
  disk = await mountSmallDisk(16 * 1024 * 1024)
  // Its log is on the same disk.
  logFile = openSync(join(disk.path, 'log'), 'a')
  acknowledged = []
  exits = []
  await start()
  client = new MongoClient(database.uri)
  things = client.db('test').collection<Thing>('things')
  await insert(0, 100)
})

afterEach(async () => {
  await client.close()
  if (database.child.exitCode === null && database.child.signalCode === null) await kill(database.child)
  closeSync(logFile)
  await disk.remove()
})

async function insert(from: number, to: number) {
  for (let _id = from; _id < to; _id++) {
    await things.insertOne({ _id, text })
    acknowledged.push(_id)
  }
}

/** Inserts until the disk is full. LMDB reuses pages of its own for a while after it is. */
async function insertUntilFull(): Promise<MongoServerError> {
  disk.fill()
  try {
    await insert(1_000, 3_000)
  } catch (error) {
    return error as MongoServerError
  }
  throw new Error('The disk was never full.')
}

const ids = async () =>
  (await things.find().project<Thing>({ _id: 1 }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)

describe('while the disk is full', () => {
  test('writes are refused with a clear error, one at a time, together and in a transaction', async () => {
    const error = await insertUntilFull()
    expect(error).toMatchObject(fullDisk)
    expect(error.errorLabels).toEqual([])
    const together = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => things.insertOne({ _id: -n - 1, text })),
    )
    for (const outcome of together) expect(outcome).toMatchObject({ status: 'rejected', reason: fullDisk })
    const session = client.startSession()
    const transaction = session.withTransaction(() => things.insertOne({ _id: -100, text }, { session }))
    await expect(transaction).rejects.toMatchObject(fullDisk)
    await session.endSession()
    expect(await ids()).toEqual(acknowledged)
    expect(exits).toEqual([])
  })

  test('reads keep working, also many snapshots at once', async () => {
    await insertUntilFull()
    const sessions = Array.from({ length: 200 }, () => client.startSession())
    for (const session of sessions) {
      session.startTransaction({ readConcern: { level: 'snapshot' } })
      expect(await things.findOne({ _id: 50 }, { session })).toEqual({ _id: 50, text })
    }
    for (const session of sessions) {
      await session.abortTransaction()
      await session.endSession()
    }
    expect(await ids()).toEqual(acknowledged)
    expect(exits).toEqual([])
  })

  test("the table of readers needs no more space: LMDB would die of a page that it can't get", () => {
    const { size, blocks } = statSync(join(disk.path, 'mongo/lock.mdb'))
    expect(blocks * 512).toBeGreaterThanOrEqual(size)
  })

  test('a killed database starts again and has every acknowledged write', async () => {
    await insertUntilFull()
    await kill(database.child)
    await start(database.port)
    expect(await ids()).toEqual(acknowledged)
    await expect(things.insertOne({ _id: -1, text })).rejects.toMatchObject(fullDisk)
  })
})

test('once there is space again writes work, without a restart and with nothing lost', async () => {
  await insertUntilFull()
  const stream = client.db('test').collection<Thing>('things').watch()
  await stream.tryNext()
  for (let n = 0; n < 5; n++) await expect(things.insertOne({ _id: -1, text })).rejects.toMatchObject(fullDisk)
  disk.free()
  const begin = performance.now()
  await expect
    .poll(() =>
      insert(5_000, 5_010).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  expect(performance.now() - begin).toBeLessThan(10_000)
  for (const _id of acknowledged.slice(-10)) expect(await stream.next()).toMatchObject({ documentKey: { _id } })
  await stream.close()
  expect(await ids()).toEqual(acknowledged)
  expect(exits).toEqual([])
})
