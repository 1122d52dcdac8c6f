import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const name = (collection: string) => `${mongo.database.databaseName}.${collection}`
const things = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('things')

beforeEach(() => mongo.database.dropDatabase())

describe('a bulk write over several collections', () => {
  test('inserts, changes, replaces and deletes in its order', async () => {
    const result = await mongo.client.bulkWrite(
      [
        { namespace: name('things'), name: 'insertOne', document: { _id: 1, n: 1 } },
        { namespace: name('others'), name: 'insertOne', document: { _id: 2 } },
        { namespace: name('things'), name: 'updateOne', filter: { _id: 1 }, update: { $inc: { n: 1 } } },
        { namespace: name('things'), name: 'updateMany', filter: { _id: 3 }, update: { $set: { n: 3 } }, upsert: true },
        { namespace: name('things'), name: 'replaceOne', filter: { _id: 3 }, replacement: { m: 4 } },
        { namespace: name('others'), name: 'deleteMany', filter: {} },
      ] as never,
      { verboseResults: true },
    )
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 1,
    })
    expect(result.updateResults?.get(3)).toMatchObject({ upsertedId: 3, didUpsert: true })
    expect(await things().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, n: 2 },
      { _id: 3, m: 4 },
    ])
  })

  test.each([
    [true, 1],
    [false, 2],
  ])('ordered: %s leaves %i documents when one of them is refused', async (ordered, left) => {
    const inserts = [1, 1, 2].map(_id => ({ namespace: name('things'), name: 'insertOne', document: { _id } }))
    const error = await mongo.client.bulkWrite(inserts as never, { ordered }).catch(reason => reason)
    expect(error.writeErrors.get(1)).toMatchObject({ code: 11000 })
    expect(await things().countDocuments()).toBe(left)
  })

  test('is refused outside of admin', async () => {
    const command = { bulkWrite: 1, ops: [{ insert: 0, document: {} }], nsInfo: [{ ns: name('things') }] }
    await expect(mongo.database.command(command)).rejects.toMatchObject({ code: 13 })
  })
})
