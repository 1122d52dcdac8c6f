import type { ChangeStream, ChangeStreamDocument, Document } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const streams: ChangeStream[] = []
let round = 0

interface Thing {
  _id: number
  n?: number
  name?: string
  tags?: string[]
  text?: string
  before?: boolean
  address?: { city: string; zone?: string }
}

const things = () => mongo.database.collection<Thing>(`things_${round}`)
const others = () => mongo.database.collection<Thing>(`others_${round}`)

beforeEach(async () => {
  round++
  await things().insertOne({ _id: 0, before: true })
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

type Watchable = Pick<ReturnType<typeof things>, 'watch'> | Pick<typeof mongo.client, 'watch'>

/** A stream that is open on the server. */
async function watch(target: Watchable, pipeline: Document[] = [], options: Document = {}): Promise<ChangeStream> {
  const stream = target.watch(pipeline, { maxAwaitTimeMS: 200, ...options }) as ChangeStream
  streams.push(stream)
  await stream.tryNext()
  return stream
}

/** The next events, with what is different each time left out. */
async function told(stream: ChangeStream, count: number): Promise<Document[]> {
  const events: Document[] = []
  while (events.length < count) {
    const { _id, clusterTime, wallTime, ...event } = (await stream.next()) as Document
    expect(_id).toHaveProperty('_data')
    events.push(event)
  }
  return events
}

const ns = (collection: { collectionName: string }) => ({
  db: mongo.database.databaseName,
  coll: collection.collectionName,
})

describe('a change stream tells', () => {
  test('what is inserted, updated, replaced and deleted, in that order', async () => {
    const stream = await watch(things())
    await things().insertOne({ _id: 1, name: 'a', tags: ['x', 'y', 'z'], address: { city: 'B', zone: 'C' } })
    await things().updateOne(
      { _id: 1 },
      { $set: { name: 'b', 'address.city': 'D' }, $unset: { 'address.zone': 1 }, $push: { tags: 'w' } },
    )
    await things().updateOne({ _id: 1 }, { $pop: { tags: -1 } })
    await things().updateOne({ _id: 1 }, [{ $set: { tags: { $slice: ['$tags', 1] } } }])
    await things().replaceOne({ _id: 1 }, { n: 1 })
    await things().updateOne({ _id: 1 }, { $set: { n: 1 } })
    await things().deleteOne({ _id: 1 })
    const [inserted, updated, popped, truncated, ...rest] = await told(stream, 6)
    const documentKey = { _id: 1 }
    expect(inserted).toEqual({
      operationType: 'insert',
      ns: ns(things()),
      documentKey,
      fullDocument: { _id: 1, name: 'a', tags: ['x', 'y', 'z'], address: { city: 'B', zone: 'C' } },
    })
    expect(updated).toEqual({
      operationType: 'update',
      ns: ns(things()),
      documentKey,
      updateDescription: {
        updatedFields: { name: 'b', 'address.city': 'D', 'tags.3': 'w' },
        removedFields: ['address.zone'],
        truncatedArrays: [],
      },
    })
    expect(popped).toMatchObject({ updateDescription: { updatedFields: { tags: ['y', 'z', 'w'] } } })
    expect(truncated).toMatchObject({ updateDescription: { truncatedArrays: [{ field: 'tags', newSize: 1 }] } })
    expect(rest).toEqual([
      { operationType: 'replace', ns: ns(things()), documentKey, fullDocument: { _id: 1, n: 1 } },
      { operationType: 'delete', ns: ns(things()), documentKey },
    ])
  })

  test('what bulks, upserts and findAndModify do', async () => {
    const stream = await watch(things())
    await things().insertMany([{ _id: 1 }, { _id: 2 }])
    await things().updateOne({ _id: 3 }, { $set: { n: 1 } }, { upsert: true })
    await things().findOneAndUpdate({ _id: 3 }, { $inc: { n: 1 } })
    await things().deleteMany({ _id: { $in: [1, 2] } })
    const events = await told(stream, 6)
    expect(events.map(({ operationType, documentKey }) => [operationType, documentKey._id])).toEqual([
      ['insert', 1],
      ['insert', 2],
      ['insert', 3],
      ['update', 3],
      ['delete', 1],
      ['delete', 2],
    ])
  })

  test('nothing that was before, of other collections, or refused', async () => {
    const stream = await watch(things())
    await others().insertOne({ _id: 1 })
    await expect(things().insertOne({ _id: 0 })).rejects.toMatchObject({ code: 11000 })
    await things().insertOne({ _id: 7 })
    expect(await told(stream, 1)).toMatchObject([{ documentKey: { _id: 7 } }])
  })

  test('the writes of a transaction together, when it commits, and of which transaction they are', async () => {
    const stream = await watch(mongo.database)
    await mongo.client.withSession(async session => {
      await session.withTransaction(async () => {
        await things().insertOne({ _id: 1 }, { session })
        await others().insertOne({ _id: 2 }, { session })
        await things().updateOne({ _id: 1 }, { $set: { n: 1 } }, { session })
      })
      const failing = session.withTransaction(async () => {
        await things().insertOne({ _id: 9 }, { session })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
    })
    await things().insertOne({ _id: 3 })
    const events = [await stream.next(), await stream.next(), await stream.next(), await stream.next()] as Document[]
    expect(events.map(({ documentKey }) => documentKey._id)).toEqual([1, 2, 1, 3])
    const [first, ...rest] = events.slice(0, 3)
    expect(first?.['txnNumber']).toBeDefined()
    for (const event of rest) {
      expect(event['clusterTime']).toEqual(first?.['clusterTime'])
      expect(event['lsid']).toEqual(first?.['lsid'])
    }
    expect(events[3]).not.toHaveProperty('txnNumber')
    expect(events[3]?.['clusterTime'].greaterThan(first?.['clusterTime'])).toBe(true)
  })

  test('of a whole database, or of all of them', async () => {
    const elsewhere = mongo.client.db(`${mongo.database.databaseName}_more`).collection<Thing>('things')
    const [ofDatabase, ofAll] = [await watch(mongo.database), await watch(mongo.client)]
    await elsewhere.insertOne({ _id: round })
    await others().insertOne({ _id: 5 })
    expect(await told(ofDatabase, 1)).toMatchObject([{ ns: ns(others()) }])
    const seen: Document[] = []
    while (seen.length < 2) {
      const [event] = await told(ofAll, 1)
      if (event?.['ns'].db.startsWith(mongo.database.databaseName) && event['operationType'] === 'insert')
        seen.push(event)
    }
    expect(seen.map(event => event['ns'].coll)).toEqual(['things', others().collectionName])
    await elsewhere.db.dropDatabase()
  })

  test('that a collection is gone, and then no more', async () => {
    const stream = await watch(things())
    await things().drop()
    expect(await told(stream, 2)).toEqual([
      { operationType: 'drop', ns: ns(things()) },
      { operationType: 'invalidate' },
    ])
    await expect(stream.next()).rejects.toThrow()
  })

  test('that a database is gone, and then no more', async () => {
    const short = mongo.client.db(`${mongo.database.databaseName}_short`)
    await short.collection<Thing>('a').insertOne({ _id: 1 })
    const stream = await watch(short)
    await short.dropDatabase()
    expect(await told(stream, 3)).toEqual([
      { operationType: 'drop', ns: { db: short.databaseName, coll: 'a' } },
      { operationType: 'dropDatabase', ns: { db: short.databaseName } },
      { operationType: 'invalidate' },
    ])
  })
})

describe('documents of updates', () => {
  test('are looked up on demand, as they are by then', async () => {
    const stream = await watch(things(), [], { fullDocument: 'updateLookup' })
    await things().updateOne({ _id: 0 }, { $set: { n: 1 } })
    await things().insertOne({ _id: 1 })
    await things().updateOne({ _id: 1 }, { $set: { n: 1 } })
    await things().deleteOne({ _id: 1 })
    const events = await told(stream, 4)
    expect(events[0]).toMatchObject({ fullDocument: { _id: 0, before: true, n: 1 } })
    expect(events[2]).toMatchObject({ operationType: 'update', fullDocument: null })
    expect(events[3]).not.toHaveProperty('fullDocument')
  })

  test('are null where they may be missing, and a failure where they may not', async () => {
    const whenAvailable = await watch(things(), [], { fullDocument: 'whenAvailable' })
    const required = await watch(things(), [], { fullDocument: 'required' })
    await things().updateOne({ _id: 0 }, { $set: { n: 1 } })
    expect(await told(whenAvailable, 1)).toMatchObject([{ fullDocument: null }])
    await expect(required.next()).rejects.toMatchObject({ code: 47 })
  })
})

describe('further stages', () => {
  test('choose and shape events', async () => {
    const stream = await watch(things(), [
      { $match: { operationType: 'insert', 'fullDocument.n': { $gte: 2 } } },
      { $project: { 'fullDocument.n': 1, operationType: 1 } },
      { $addFields: { double: { $multiply: ['$fullDocument.n', 2] } } },
    ])
    await things().insertMany([1, 2, 3].map(n => ({ _id: n, n, more: 'x' })))
    await things().deleteOne({ _id: 1 })
    expect(await told(stream, 2)).toEqual([
      { operationType: 'insert', fullDocument: { n: 2 }, double: 4 },
      { operationType: 'insert', fullDocument: { n: 3 }, double: 6 },
    ])
  })

  test('may put something else in place of an event, but its token', async () => {
    const stream = await watch(things(), [
      { $replaceRoot: { newRoot: { _id: '$_id', key: '$documentKey._id' } } },
      { $redact: '$$KEEP' },
    ])
    await things().insertOne({ _id: 4 })
    expect(await told(stream, 1)).toEqual([{ key: 4 }])
    const broken = await watch(things(), [{ $set: { _id: 1 } }])
    await things().insertOne({ _id: 5 })
    await expect(broken.next()).rejects.toMatchObject({ code: 280 })
  })
})

describe('a stream continues', () => {
  const keyOf = (event: ChangeStreamDocument | Document) => (event as Document)['documentKey']?._id

  test('behind the event of a token, in the middle of a bulk and of a transaction too', async () => {
    const stream = await watch(things())
    await things().insertMany(Array.from({ length: 300 }, (_, n) => ({ _id: n + 1, text: 'x'.repeat(500) })))
    let token: unknown
    for (let n = 1; n <= 150; n++) token = ((await stream.next()) as Document)['_id']
    for (const option of ['resumeAfter', 'startAfter']) {
      const resumed = await watchAfter(things(), { [option]: token })
      for (let n = 151; n <= 300; n++) expect(keyOf((await resumed.next()) as Document)).toBe(n)
    }
  })

  /** Without a look for the first event, which the test wants itself. */
  async function watchAfter(target: Watchable, options: Document) {
    const stream = target.watch([], { maxAwaitTimeMS: 200, ...options }) as ChangeStream
    streams.push(stream)
    return stream
  }

  test('from the time of an operation', async () => {
    const { operationTime } = await mongo.database.command({
      insert: things().collectionName,
      documents: [{ _id: 1 }, { _id: 2 }],
    })
    await things().insertOne({ _id: 3 })
    const stream = await watchAfter(things(), { startAtOperationTime: operationTime })
    expect([keyOf(await stream.next()), keyOf(await stream.next()), keyOf(await stream.next())]).toEqual([1, 2, 3])
  })

  test('from a token that it got without an event', async () => {
    const stream = await watch(things())
    await others().insertOne({ _id: 1 })
    await stream.tryNext()
    const token = stream.resumeToken
    await others().insertOne({ _id: 2 })
    await things().insertOne({ _id: 3 })
    const resumed = await watchAfter(things(), { resumeAfter: token })
    expect(keyOf(await resumed.next())).toBe(3)
  })

  test('past many changes that it does not tell', async () => {
    const stream = await watch(things())
    const token = stream.resumeToken
    await others().insertMany(Array.from({ length: 12_000 }, (_, n) => ({ _id: n })))
    await things().insertOne({ _id: 1 })
    const resumed = await watchAfter(things(), { resumeAfter: token })
    expect(keyOf(await resumed.next())).toBe(1)
    expect(keyOf(await stream.next())).toBe(1)
  })

  test('behind the end of its collection only by startAfter', async () => {
    const stream = await watch(things())
    await things().drop()
    const [dropped, invalidated] = [await stream.next(), await stream.next()] as Document[]
    await things().insertOne({ _id: 1 })
    await expect((await watchAfter(things(), { resumeAfter: invalidated?.['_id'] })).next()).rejects.toMatchObject({
      code: 260,
    })
    expect(keyOf(await (await watchAfter(things(), { startAfter: invalidated?.['_id'] })).next())).toBe(1)
    expect(await (await watchAfter(things(), { resumeAfter: dropped?.['_id'] })).next()).toMatchObject({
      operationType: 'invalidate',
    })
  })

  test('when its cursor was killed', async () => {
    const stream = await watch(things())
    await things().insertOne({ _id: 1 })
    expect(keyOf(await stream.next())).toBe(1)
    const { id } = (stream as unknown as { cursor: { id: unknown } }).cursor
    await mongo.database.command({ killCursors: things().collectionName, cursors: [id] })
    await things().insertOne({ _id: 2 })
    expect(keyOf(await stream.next())).toBe(2)
  })
})

describe('what can’t be watched is refused by MongoDB’s own codes', () => {
  const open = (stage: Document, more: Document[] = [], target = mongo.database) =>
    target.command({ aggregate: things().collectionName, pipeline: [{ $changeStream: stage }, ...more], cursor: {} })

  test.each<[string, Document, Document[], number]>([
    ['an unknown option', { nonsense: 1 }, [], 40415],
    ['a token of something else', { resumeAfter: { _data: 'xyz' } }, [], 260],
    ['two beginnings', { resumeAfter: { _data: 'AA' }, startAfter: { _data: 'AA' } }, [], 50865],
    ['a stage that needs all documents', {}, [{ $group: { _id: null } }], 20],
    ['a second beginning', {}, [{ $changeStream: {} }], 40602],
    ['an unknown manner of documents', { fullDocument: 'often' }, [], 2],
    ['the whole cluster outside of admin', { allChangesForCluster: true }, [], 72],
  ])('%s', async (_, stage, more, code) => {
    await expect(open(stage, more)).rejects.toMatchObject({ code })
  })

  test('the server’s own databases', async () => {
    await expect(open({}, [], mongo.client.db('config') as typeof mongo.database)).rejects.toMatchObject({ code: 73 })
  })

  test('anything from within a transaction', async () => {
    await mongo.client.withSession(async session => {
      session.startTransaction()
      await expect(
        things()
          .aggregate([{ $changeStream: {} }], { session })
          .toArray(),
      ).rejects.toMatchObject({
        code: 263,
      })
    })
  })
})
