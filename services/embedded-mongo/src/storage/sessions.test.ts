import { Long, MongoClient } from 'mongodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedMongo } from '../index.ts'
import { startLosingProxy } from '../testing/losing-proxy.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'
import { once } from './sessions.ts'
import { Store } from './store.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const session = Buffer.alloc(16, 7)

test('the answer of a write survives with it, so a repetition after a restart does nothing', async () => {
  let runs = 0
  const send = async (number: bigint) => {
    const store = await Store.open(folder.path)
    const answer = store.write(txn => once(txn, { session, number }, () => ({ n: ++runs, id: Long.fromNumber(5) })))
    return await answer.finally(() => store.close())
  }
  const first = await send(1n)
  expect((await send(1n))['id']).toEqual(first['id'])
  expect(runs).toBe(1)
  await send(2n)
  expect(runs).toBe(2)
  await expect(send(1n)).rejects.toMatchObject({ codeName: 'TransactionTooOld' })
})

/** What a client does while the answer to one of its commands gets lost on the way. */
async function whileLosing(word: string, work: (client: MongoClient) => Promise<void>): Promise<void> {
  const mongo = await startEmbeddedMongo({ path: folder.path })
  const proxy = await startLosingProxy(mongo.port, word)
  const client = new MongoClient(`mongodb://127.0.0.1:${proxy.port}/?directConnection=true`)
  await client.db('test').collection<Counter>('counters').insertOne({ _id: 1, n: 0 })
  await work(client)
  expect(proxy.lost).toBe(1)
  expect(await client.db('test').collection<Counter>('counters').findOne()).toEqual({ _id: 1, n: 1 })
  await client.close()
  proxy.close()
  await mongo.close()
}

interface Counter {
  _id: number
  n: number
}

test('when an answer gets lost the driver asks again, and the write is done once', () =>
  whileLosing('updates', async client => {
    const counters = client.db('test').collection<Counter>('counters')
    const done = await counters.updateOne({ _id: 1 }, { $inc: { n: 1 } })
    expect(done).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
  }))

test('when the answer to a commit gets lost the driver commits again, and the transaction is done once', () =>
  whileLosing('commitTransaction', async client => {
    let runs = 0
    await client.withSession(session =>
      session.withTransaction(async () => {
        runs++
        await client
          .db('test')
          .collection<Counter>('counters')
          .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session })
      }),
    )
    expect(runs).toBe(1)
  }))
