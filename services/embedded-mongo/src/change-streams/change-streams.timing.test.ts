import { Long } from 'mongodb'
import { beforeEach, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

interface Thing {
  _id: number
}

const mongo = useMongo()
const things = () => mongo.database.collection<Thing>('things')
const others = () => mongo.database.collection<Thing>('others')

beforeEach(() => things().insertOne({ _id: 0 }))

test('an answer waits for the event, and no longer than it may', async () => {
  const name = things().collectionName
  const { cursor } = await mongo.database.command({ aggregate: name, pipeline: [{ $changeStream: {} }], cursor: {} })
  const more = (maxTimeMS: number) =>
    mongo.database.command({ getMore: Long.fromValue(cursor.id), collection: name, maxTimeMS })
  const begin = performance.now()
  expect((await more(100))['cursor'].nextBatch).toEqual([])
  expect(performance.now() - begin).toBeGreaterThan(90)
  const waiting = more(10_000)
  await others().insertOne({ _id: 1 })
  await things().insertOne({ _id: 1 })
  expect((await waiting)['cursor'].nextBatch).toMatchObject([{ documentKey: { _id: 1 } }])
  expect(performance.now() - begin).toBeLessThan(5_000)
})
