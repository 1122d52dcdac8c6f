import { MongoClient } from 'mongodb'
import { beforeEach, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
interface Thing {
  _id: number | null
  [field: string]: unknown
}

const things = () => mongo.database.collection<Thing>('things')
/** Inserts as sent: the driver replaces an `_id` of null. */
const insert = (...documents: object[]) => mongo.database.command({ insert: 'things', documents })

beforeEach(() => things().deleteMany({}))

test('a duplicate key in the callback of a transaction ends it at once', async () => {
  await insert({ _id: 1 })
  const client = new MongoClient(mongo.uri, { monitorCommands: true })
  const sent: string[] = []
  client.on('commandStarted', ({ commandName }) => sent.push(commandName))
  const copies = client.db(mongo.database.databaseName).collection<{ _id: number }>('things')
  const begin = performance.now()
  const transaction = client.withSession(session =>
    session.withTransaction(async () => {
      await copies.insertOne({ _id: 2 }, { session })
      await copies.insertOne({ _id: 1 }, { session })
    }),
  )
  await expect(transaction).rejects.toMatchObject({ code: 11000, errorLabels: [] })
  expect(performance.now() - begin).toBeLessThan(4_000)
  expect(sent.filter(name => name !== 'endSessions')).toEqual(['insert', 'insert', 'abortTransaction'])
  expect(await things().countDocuments()).toBe(1)
  await client.close()
})
