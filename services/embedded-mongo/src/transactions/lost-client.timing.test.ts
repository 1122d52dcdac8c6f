import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { BSON, type ClientSession, type Document, Long, MongoClient, UUID } from 'mongodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts'
import { startCuttingProxy } from '../testing/cutting-proxy.ts'
import { kill } from '../testing/database-process.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'
import { OpCode } from '../wire/messages.ts'

// About this server: MongoDB keeps what a lost client holds until the transaction's time is up.
interface Account {
  _id: number
  balance: number
}

/** Milliseconds in which others may write what a lost client has held. */
const soon = 2_000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let mongo: EmbeddedMongo
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
/** Comes by another way than those who get lost. */
let other: MongoClient
let lost: MongoClient

beforeEach(async () => {
  folder = await temporaryFolder()
  mongo = await startEmbeddedMongo({ path: folder.path })
  proxy = await startCuttingProxy(mongo.port)
  other = new MongoClient(mongo.uri)
  lost = new MongoClient(proxy.uri)
  await accounts(other).insertMany([1, 2].map(_id => ({ _id, balance: 0 })))
})
afterEach(async () => {
  await Promise.all([other, lost].map(client => client.close()))
  proxy.close()
  await mongo.close()
  await folder.remove()
})

const accounts = (client: MongoClient) => client.db('test').collection<Account>('accounts')

const add = (client: MongoClient, _id: number, amount: number, session?: ClientSession) =>
  accounts(client).updateOne({ _id }, { $inc: { balance: amount } }, { maxTimeMS: soon, ...(session && { session }) })

/** A command as it goes over the wire. */
function message(command: Document): Buffer {
  const body = BSON.serialize(command)
  const header = Buffer.alloc(21)
  header.writeInt32LE(header.length + body.length, 0)
  header.writeInt32LE(OpCode.Msg, 12)
  return Buffer.concat([header, body])
}

const balance = async (_id: number) => (await accounts(other).findOne({ _id }))?.balance

test('what a killed process held in a transaction is free at once', async () => {
  const holder = `
    import { MongoClient } from 'mongodb'
    const client = new MongoClient('${mongo.uri}')
    const session = client.startSession()
    session.startTransaction()
    await client.db('test').collection('accounts').updateOne({ _id: 1 }, { $inc: { balance: 100 } }, { session })
    process.send('held')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  await kill(child)
  await add(other, 1, 1)
  expect(await balance(1)).toBe(1)
})

test('a client that loses its connections amid a transaction does it again, and once in all', async () => {
  let tries = 0
  await lost.withSession(session =>
    session.withTransaction(async () => {
      await add(lost, 1, 10, session)
      if (++tries === 1) {
        proxy.cut()
        await add(other, 1, 1)
      }
      await add(lost, 2, 10, session)
    }),
  )
  expect(tries).toBe(2)
  expect([await balance(1), await balance(2)]).toEqual([11, 10])
})

test('a commit whose connection is lost while it is at work is finished', async () => {
  let tries = 0
  await lost.withSession(session =>
    session.withTransaction(async () => {
      tries++
      await add(lost, 1, 10, session)
      proxy.cutBehind('commitTransaction')
    }),
  )
  expect(tries).toBe(1)
  expect(await balance(1)).toBe(10)
})

test('a command whose connection is lost while it is at work holds nothing afterwards', async () => {
  const session = lost.startSession()
  session.startTransaction()
  await add(lost, 1, 10, session)
  proxy.cutBehind('accounts')
  await expect(add(lost, 2, 10, session)).rejects.toThrow()
  await Promise.all([add(other, 1, 1), add(other, 2, 1)])
  expect([await balance(1), await balance(2)]).toEqual([1, 1])
})

test('a command that is still waiting when its connection is lost holds nothing afterwards', async () => {
  const session = { lsid: { id: new UUID() }, txnNumber: Long.ONE, startTransaction: true, autocommit: false }
  const updates = [{ q: { _id: 1 }, u: { $inc: { balance: 10 } } }]
  const socket = connect(mongo.port, '127.0.0.1')
  // A lone write is flushed to the disk before the next command has its turn.
  socket.write(message({ insert: 'accounts', documents: [{ _id: 3, balance: 0 }], $db: 'test' }))
  socket.write(message({ update: 'accounts', updates, ...session, $db: 'test' }))
  socket.destroySoon()
  await once(socket, 'close')
  await expect.poll(() => balance(3)).toBe(0)
  await add(other, 1, 1)
  expect(await balance(1)).toBe(1)
})

test('only the connection of the latest command counts', async () => {
  const [moved, left] = [lost.startSession(), lost.startSession()]
  for (const session of [moved, left]) session.startTransaction()
  await add(lost, 1, 10, moved)
  await add(lost, 2, 10, left)
  // The driver has no word for a session that changes over to another client.
  const txnNumber = moved.serverSession?.txnNumber ?? 0
  const session = other.startSession()
  Object.assign(session.serverSession ?? {}, { id: moved.id, txnNumber })
  const continued = { txnNumber: Long.fromNumber(txnNumber), autocommit: false }
  await other.db('test').command({ find: 'accounts', ...continued }, { session })
  proxy.cut()
  await add(other, 2, 1)
  await other.db('admin').command({ commitTransaction: 1, ...continued }, { session })
  expect([await balance(1), await balance(2)]).toEqual([10, 1])
})
