import { type ClientSession, Long, MongoClient } from 'mongodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'

// About this server: how it ends, and what it knows afterwards.
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let mongo: EmbeddedMongo
let client: MongoClient

const start = async () => {
  mongo = await startEmbeddedMongo({ path: folder.path, port: mongo?.port ?? 0 })
  client = await new MongoClient(mongo.uri).connect()
}
const stop = async () => {
  await client.close(true)
  await mongo.close()
}
beforeEach(async () => {
  folder = await temporaryFolder()
  await start()
})
afterEach(async () => {
  await stop()
  await folder.remove()
})

const things = () => client.db('test').collection<{ _id: number }>('things')

/** Ends a transaction of another client's session, known by its id and number. */
async function end(command: 'commitTransaction' | 'abortTransaction', { id }: ClientSession, txnNumber: number) {
  const session = client.startSession()
  try {
    Object.assign(session.serverSession ?? {}, { id, txnNumber })
    const body = { [command]: 1, autocommit: false, txnNumber: Long.fromNumber(txnNumber) }
    return await client.db('admin').command(body, { session })
  } finally {
    if (session.serverSession) session.serverSession.isDirty = true
    await session.endSession()
  }
}

test('a commit that is repeated after a restart is answered alike, and done once', async () => {
  const session = client.startSession()
  session.startTransaction()
  await things().insertOne({ _id: 1 }, { session })
  await session.commitTransaction()
  const number = session.serverSession?.txnNumber ?? 0
  await stop()
  await start()
  expect(await end('commitTransaction', session, number)).toMatchObject({ ok: 1 })
  await expect(end('abortTransaction', session, number)).rejects.toMatchObject({ code: 256 })
  await expect(end('commitTransaction', session, number - 1)).rejects.toMatchObject({ code: 251 })
  expect(await things().countDocuments()).toBe(1)
})

test('a transaction that was open at a restart is gone, and may be tried again', async () => {
  const session = client.startSession()
  session.startTransaction()
  await things().insertOne({ _id: 1 }, { session })
  const number = session.serverSession?.txnNumber ?? 0
  await stop()
  await start()
  const error = await end('commitTransaction', session, number).catch(reason => reason)
  expect(error).toMatchObject({ code: 251 })
  expect(error.hasErrorLabel('TransientTransactionError')).toBe(true)
  expect(await things().countDocuments()).toBe(0)
})

test('a transaction is aborted when its time is up, and lets others go on', async () => {
  await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 })
  await things().insertOne({ _id: 1 })
  const session = client.startSession()
  session.startTransaction()
  await things().deleteOne({ _id: 1 }, { session })
  expect(await things().updateOne({ _id: 1 }, { $set: { n: 1 } })).toMatchObject({ modifiedCount: 1 })
  await expect(things().findOne({}, { session })).rejects.toMatchObject({ code: 251 })
  await session.endSession()
})

test('the end of a session ends its transaction', async () => {
  const session = client.startSession()
  session.startTransaction()
  await things().insertOne({ _id: 1 }, { session })
  await client.db('admin').command({ endSessions: [session.id] })
  await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 })
  await things().insertOne({ _id: 1 })
})
