import { once as event } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Long, MongoClient } from 'mongodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedMongo } from '../index.ts'
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

test('when an answer gets lost the driver asks again, and the write is done once', async () => {
  const mongo = await startEmbeddedMongo({ path: folder.path })
  let losesNextUpdate = false
  let lost = 0
  const proxy = createServer(client => {
    const server = connect(mongo.port, '127.0.0.1')
    let isLosing = false
    client.on('data', bytes => {
      if (losesNextUpdate && bytes.includes('updates')) {
        losesNextUpdate = false
        isLosing = true
      }
      server.write(bytes)
    })
    server.on('data', bytes => {
      if (!isLosing) return client.write(bytes)
      lost++
      return client.destroy()
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await event(proxy, 'listening')
  const client = new MongoClient(`mongodb://127.0.0.1:${(proxy.address() as AddressInfo).port}/?directConnection=true`)
  const counters = client.db('test').collection<{ _id: number; n: number }>('counters')
  await counters.insertOne({ _id: 1, n: 0 })
  losesNextUpdate = true
  expect(await counters.updateOne({ _id: 1 }, { $inc: { n: 1 } })).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
  expect(lost).toBe(1)
  expect(await counters.findOne()).toEqual({ _id: 1, n: 1 })
  await client.close()
  proxy.close()
  await mongo.close()
})
