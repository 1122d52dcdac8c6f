import { type ClientSession, Long, MongoError } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
interface Numbered {
  txnNumber: Long
  [field: string]: unknown
}

const sessions: ClientSession[] = []
let round = 0

interface Account {
  _id: number
  balance: number
  email?: string
}

/** A collection of each test's own, with two accounts. */
const accounts = () => mongo.database.collection<Account>(`accounts_${round}`)

beforeEach(async () => {
  round++
  await accounts().insertMany([
    { _id: 1, balance: 100 },
    { _id: 2, balance: 50 },
  ])
})
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.endSession()
})

/** A session with a transaction that has started. */
function transaction(): ClientSession {
  const session = mongo.client.startSession()
  session.startTransaction()
  sessions.push(session)
  return session
}

const change = (session: ClientSession | undefined, _id: number, by: number) =>
  accounts().updateOne({ _id }, { $inc: { balance: by } }, session ? { session } : {})

const conflict = (error: unknown) =>
  error instanceof MongoError && error.code === 112 && error.hasErrorLabel('TransientTransactionError')

describe('a transaction', () => {
  test('shows its writes to no one else until it commits, and then all of them', async () => {
    const session = transaction()
    await change(session, 1, -30)
    await change(session, 2, 30)
    expect((await accounts().findOne({ _id: 1 }))?.balance).toBe(100)
    expect((await accounts().findOne({ _id: 1 }, { session }))?.balance).toBe(70)
    await session.commitTransaction()
    expect(await accounts().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, balance: 70 },
      { _id: 2, balance: 80 },
    ])
  })

  test('leaves nothing behind when it is aborted', async () => {
    const session = transaction()
    await change(session, 1, -30)
    await accounts().deleteOne({ _id: 2 }, { session })
    await accounts().insertOne({ _id: 3, balance: 1 }, { session })
    await session.abortTransaction()
    expect(await accounts().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, balance: 100 },
      { _id: 2, balance: 50 },
    ])
  })

  test('reads one snapshot, whatever others write', async () => {
    const session = transaction()
    expect(await accounts().countDocuments({}, { session })).toBe(2)
    await accounts().insertOne({ _id: 3, balance: 1 })
    await change(undefined, 1, 5)
    expect(await accounts().countDocuments({}, { session })).toBe(2)
    expect((await accounts().findOne({ _id: 1 }, { session }))?.balance).toBe(100)
    await session.commitTransaction()
    expect(await accounts().countDocuments()).toBe(3)
  })

  test('spans collections and databases, and makes those that are not there', async () => {
    const other = mongo.client.db(`${mongo.database.databaseName}_other`).collection<Account>('accounts')
    const made = mongo.database.collection<Account>(`made_${round}`)
    const session = transaction()
    await change(session, 1, 1)
    await made.insertOne({ _id: 1, balance: 1 }, { session })
    await other.insertOne({ _id: round, balance: 1 }, { session })
    expect(await made.countDocuments()).toBe(0)
    await session.commitTransaction()
    expect(await made.countDocuments()).toBe(1)
    expect(await other.countDocuments({ _id: round })).toBe(1)
    await other.db.dropDatabase()
  })

  test('gives batches of a cursor from its snapshot and its own writes', async () => {
    const session = transaction()
    await accounts().insertMany(
      Array.from({ length: 10 }, (_, n) => ({ _id: 10 + n, balance: n })),
      { session },
    )
    const cursor = accounts().find({}, { session, batchSize: 3 }).sort({ _id: 1 })
    const seen: number[] = []
    for await (const { _id } of cursor) {
      seen.push(_id)
      if (_id === 2) await accounts().insertOne({ _id: 5, balance: 0 })
    }
    expect(seen).toEqual([1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    await session.commitTransaction()
  })

  test('finds what it wrote by every index, and aggregates over it', async () => {
    await accounts().createIndex({ balance: 1 })
    const session = transaction()
    await change(session, 1, -90)
    expect(
      await accounts()
        .find({ balance: { $lt: 20 } }, { session })
        .toArray(),
    ).toEqual([{ _id: 1, balance: 10 }])
    expect(
      await accounts()
        .aggregate([{ $group: { _id: null, sum: { $sum: '$balance' } } }], { session })
        .toArray(),
    ).toEqual([{ _id: null, sum: 60 }])
    expect(await accounts().distinct('balance', {}, { session })).toEqual([10, 50])
    await session.abortTransaction()
  })

  test('may name the read concerns of transactions', async () => {
    for (const level of ['snapshot', 'majority', 'local'] as const) {
      const session = mongo.client.startSession()
      session.startTransaction({ readConcern: { level }, writeConcern: { w: 'majority' } })
      await change(session, 1, 1)
      await session.commitTransaction()
      await session.endSession()
    }
    expect((await accounts().findOne({ _id: 1 }))?.balance).toBe(103)
  })
})

describe('of two writers', () => {
  test('the first one wins while both are open', async () => {
    const first = transaction()
    const second = transaction()
    await change(first, 1, 1)
    await expect(change(second, 1, 1)).rejects.toSatisfy(conflict)
    await first.commitTransaction()
    expect((await accounts().findOne({ _id: 1 }))?.balance).toBe(101)
  })

  test('the first one wins when it has committed since the other’s snapshot', async () => {
    const session = transaction()
    await accounts().findOne({ _id: 2 }, { session })
    await change(undefined, 1, 1)
    await expect(change(session, 1, 1)).rejects.toSatisfy(conflict)
    await expect(change(session, 2, 1)).rejects.toMatchObject({ code: 251 })
  })

  test('a deletion and a change collide too', async () => {
    const session = transaction()
    await accounts().deleteOne({ _id: 1 }, { session })
    await expect(change(transaction(), 1, 1)).rejects.toSatisfy(conflict)
    const late = transaction()
    await accounts().findOne({}, { session: late })
    await session.commitTransaction()
    await expect(change(late, 1, 1)).rejects.toSatisfy(conflict)
  })

  test('both go on when their documents differ', async () => {
    const first = transaction()
    const second = transaction()
    await change(first, 1, 1)
    await change(second, 2, 2)
    await accounts().insertOne({ _id: 3, balance: 3 }, { session: first })
    await accounts().insertOne({ _id: 4, balance: 4 }, { session: second })
    await second.commitTransaction()
    await first.commitTransaction()
    const stored = await accounts().find().sort({ _id: 1 }).toArray()
    expect(stored.map(({ balance }) => balance)).toEqual([101, 52, 3, 4])
  })

  test('a value of a unique index goes to the first one', async () => {
    await accounts().createIndex({ email: 1 }, { unique: true, partialFilterExpression: { email: { $exists: true } } })
    const first = transaction()
    await accounts().insertOne({ _id: 3, balance: 0, email: 'a@b.c' }, { session: first })
    await expect(
      accounts().insertOne({ _id: 4, balance: 0, email: 'a@b.c' }, { session: transaction() }),
    ).rejects.toSatisfy(conflict)
    const late = transaction()
    await accounts().findOne({}, { session: late })
    await first.commitTransaction()
    await expect(accounts().updateOne({ _id: 2 }, { $set: { email: 'a@b.c' } }, { session: late })).rejects.toSatisfy(
      conflict,
    )
    await expect(
      accounts().updateOne({ _id: 2 }, { $set: { email: 'a@b.c' } }, { session: transaction() }),
    ).rejects.toMatchObject({ code: 11000 })
  })

  test('two that make the same collection collide', async () => {
    const made = mongo.database.collection<Account>(`raced_${round}`)
    const [first, second] = [transaction(), transaction()]
    await made.insertOne({ _id: 1, balance: 0 }, { session: first })
    await expect(made.insertOne({ _id: 2, balance: 0 }, { session: second })).rejects.toSatisfy(conflict)
    await first.commitTransaction()
  })

  test('an index of which both note that it holds arrays knows of both', async () => {
    const tagged = mongo.database.collection<{ _id: number; tags?: string[]; words?: string[] }>(`tagged_${round}`)
    await tagged.createIndex({ tags: 1 })
    await tagged.createIndex({ words: 1 })
    const session = transaction()
    await tagged.insertOne({ _id: 1, tags: ['a', 'd'] }, { session })
    await tagged.insertOne({ _id: 2, words: ['a', 'd'] })
    await session.commitTransaction()
    // Only an index that is known to hold arrays is walked beyond the span of both conditions.
    expect(await tagged.countDocuments({ tags: { $gt: 'b', $lt: 'c' } })).toBe(1)
    expect(await tagged.countDocuments({ words: { $gt: 'b', $lt: 'c' } })).toBe(1)
  })
})

describe('a write outside of transactions', () => {
  test('waits for an open transaction that has its document, and comes after it', async () => {
    const session = transaction()
    await change(session, 1, 1)
    let isDone = false
    const waiting = accounts()
      .findOneAndUpdate({ _id: 1 }, { $inc: { balance: 10 } }, { returnDocument: 'after' })
      .finally(() => {
        isDone = true
      })
    await change(undefined, 2, 1)
    expect(isDone).toBe(false)
    await session.commitTransaction()
    expect((await waiting)?.balance).toBe(111)
  })

  test('takes a unique value that a transaction has let go of', async () => {
    await accounts().createIndex({ email: 1 }, { unique: true, sparse: true })
    await accounts().updateOne({ _id: 1 }, { $set: { email: 'a' } })
    const session = transaction()
    await accounts().deleteOne({ _id: 1 }, { session })
    const waiting = accounts().insertOne({ _id: 3, balance: 0, email: 'a' })
    await change(undefined, 2, 1)
    await session.commitTransaction()
    expect((await waiting).insertedId).toBe(3)
  })

  test('waits no longer than its maxTimeMS', async () => {
    const session = transaction()
    await change(session, 1, 1)
    await expect(accounts().updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { maxTimeMS: 50 })).rejects.toMatchObject({
      code: 50,
    })
    await session.abortTransaction()
  })
})

describe('the driver', () => {
  test('50 parallel increments of one document add up to 50', { timeout: 60_000 }, async () => {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        mongo.client.withSession(session =>
          session.withTransaction(async () => {
            const { balance = 0 } = (await accounts().findOne({ _id: 1 }, { session })) ?? {}
            await accounts().updateOne({ _id: 1 }, { $set: { balance: balance + 1 } }, { session })
          }),
        ),
      ),
    )
    expect((await accounts().findOne({ _id: 1 }))?.balance).toBe(150)
  })

  test('commits once more and gets the same answer', async () => {
    const session = transaction()
    await change(session, 1, 1)
    await session.commitTransaction()
    await session.commitTransaction()
    expect((await accounts().findOne({ _id: 1 }))?.balance).toBe(101)
  })
})

describe('what can’t be is refused by MongoDB’s own codes', () => {
  /** A command in a transaction that the test itself numbers, and not the driver. */
  const send = (session: ClientSession, fields: Numbered, body: object = { find: accounts().collectionName }) => {
    if (session.serverSession) session.serverSession.txnNumber = fields.txnNumber.toNumber()
    const isEnd = 'commitTransaction' in body || 'abortTransaction' in body
    const database = isEnd ? mongo.client.db('admin') : mongo.database
    return database.command({ ...body, autocommit: false, ...fields }, { session })
  }
  const retryable = (session: ClientSession, fields: Numbered, body: object) => {
    if (session.serverSession) session.serverSession.txnNumber = fields.txnNumber.toNumber()
    return mongo.database.command({ ...body, ...fields }, { session })
  }
  /** Above all numbers that the driver has given. */
  const number = (n: number) => ({ txnNumber: Long.fromNumber(1_000 * round + n) })
  const insertion = (_id: number) => ({ insert: accounts().collectionName, documents: [{ _id, balance: 0 }] })
  const fresh = () => {
    const session = mongo.client.startSession()
    sessions.push(session)
    return session
  }

  test('a number that no one has started', async () => {
    const error = await send(fresh(), number(7)).catch(reason => reason)
    expect(error).toMatchObject({ code: 251, codeName: 'NoSuchTransaction' })
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true)
    await expect(send(fresh(), number(7), { commitTransaction: 1 })).rejects.toMatchObject({ code: 251 })
    await expect(send(fresh(), number(7), { abortTransaction: 1 })).rejects.toMatchObject({ code: 251 })
  })

  test('a number that is past', async () => {
    const session = fresh()
    await send(session, { ...number(5), startTransaction: true })
    await expect(send(session, { ...number(4), startTransaction: true })).rejects.toMatchObject({ code: 225 })
    await expect(send(session, number(4))).rejects.toMatchObject({ code: 225 })
    await send(session, number(5), { abortTransaction: 1 })
  })

  test('a number that is started twice', async () => {
    const session = fresh()
    await send(session, { ...number(1), startTransaction: true })
    await expect(send(session, { ...number(1), startTransaction: true })).rejects.toMatchObject({ code: 117 })
    await send(session, number(1), { abortTransaction: 1 })
  })

  test('more after the end', async () => {
    const session = fresh()
    await send(session, { ...number(1), startTransaction: true })
    await send(session, number(1), { commitTransaction: 1 })
    await expect(send(session, number(1))).rejects.toMatchObject({ code: 256 })
    await expect(send(session, number(1), { abortTransaction: 1 })).rejects.toMatchObject({ code: 256 })
    await send(session, { ...number(2), startTransaction: true })
    await send(session, number(2), { abortTransaction: 1 })
    await expect(send(session, number(2))).rejects.toMatchObject({ code: 251 })
    await expect(send(session, number(2), { commitTransaction: 1 })).rejects.toMatchObject({ code: 251 })
  })

  test('a new transaction ends the one before', async () => {
    const session = fresh()
    await send(session, { ...number(1), startTransaction: true }, insertion(11))
    await send(session, { ...number(2), startTransaction: true }, insertion(11))
    await send(session, number(2), { commitTransaction: 1 })
    expect(await accounts().countDocuments({ _id: 11 })).toBe(1)
  })

  test('commands that transactions can’t have', async () => {
    const session = transaction()
    await expect(mongo.database.command({ count: accounts().collectionName }, { session })).rejects.toMatchObject({
      code: 263,
      codeName: 'OperationNotSupportedInTransaction',
    })
    await expect(accounts().createIndex({ balance: 1 }, { session: transaction() })).rejects.toMatchObject({
      code: 263,
    })
  })

  test('fields that don’t go together', async () => {
    const begin = { ...number(1), startTransaction: true }
    for (const fields of [
      { ...begin, autocommit: true },
      { ...begin, startTransaction: false },
      { ...begin, writeConcern: { w: 1 } },
      { ...begin, readConcern: { level: 'linearizable' } },
    ]) {
      await expect(send(fresh(), fields)).rejects.toMatchObject({ code: 72 })
    }
    const session = fresh()
    await send(session, begin)
    await expect(send(session, { ...number(1), readConcern: { level: 'local' } })).rejects.toMatchObject({ code: 72 })
  })

  test('anything after a failure', async () => {
    const session = transaction()
    await change(session, 1, 1)
    await expect(accounts().insertOne({ _id: 2, balance: 0 }, { session })).rejects.toMatchObject({ code: 11000 })
    await expect(change(session, 1, 1)).rejects.toMatchObject({ code: 251 })
    expect((await accounts().findOne({ _id: 1 }))?.balance).toBe(100)
  })

  test('a retryable write by the number of a transaction', async () => {
    const session = fresh()
    await send(session, { ...number(1), startTransaction: true }, insertion(21))
    await send(session, number(1), { commitTransaction: 1 })
    await expect(retryable(session, number(1), insertion(22))).rejects.toMatchObject({
      code: 217,
      codeName: 'IncompleteTransactionHistory',
    })
    await expect(retryable(session, number(0), insertion(22))).rejects.toMatchObject({ code: 225 })
    await retryable(session, number(2), insertion(23))
    expect(await accounts().countDocuments({ _id: 22 })).toBe(0)
  })

  test('a transaction that a later write of its session has ended', async () => {
    const session = fresh()
    await send(session, { ...number(1), startTransaction: true }, insertion(31))
    await retryable(session, number(2), insertion(31))
    await expect(send(session, number(1), { commitTransaction: 1 })).rejects.toMatchObject({ ok: 0 })
    if (session.serverSession) session.serverSession.txnNumber = number(2).txnNumber.toNumber()
    expect(await accounts().countDocuments({ _id: 31 })).toBe(1)
  })

  test('a cursor of one transaction in another, or in none, or of none in one', async () => {
    const session = fresh()
    const find = { find: accounts().collectionName, batchSize: 1 }
    const { cursor } = await send(session, { ...number(1), startTransaction: true }, find)
    const more = { getMore: Long.fromValue(cursor.id), collection: accounts().collectionName }
    await expect(mongo.database.command(more)).rejects.toSatisfy(isRefused)
    const other = fresh()
    await send(other, { ...number(1), startTransaction: true }, find)
    await expect(send(other, number(1), more)).rejects.toSatisfy(isRefused)
    await send(session, number(1), { abortTransaction: 1 })
    await expect(mongo.database.command(more)).rejects.toMatchObject({ code: 43 })
    const outside = await mongo.database.command(find, { session })
    await send(session, { ...number(2), startTransaction: true })
    const inside = { ...more, getMore: Long.fromValue(outside['cursor'].id) }
    await expect(send(session, number(2), inside)).rejects.toMatchObject({ code: 50739 })
  })
})

/** A real server misses the session first, and then the transaction. */
const isRefused = (error: unknown) =>
  error instanceof MongoError && [50737, 50738, 50740, 50741].includes(Number(error.code))
