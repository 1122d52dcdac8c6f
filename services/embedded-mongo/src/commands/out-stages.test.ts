import { beforeEach, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

interface Thing {
  _id: number
  [field: string]: unknown
}

const mongo = useMongo()
const source = () => mongo.database.collection<Thing>('source')
const target = () => mongo.database.collection<Thing>('target')

beforeEach(async () => {
  await source().drop()
  await target().drop()
  await source().insertMany([
    { _id: 1, key: 'a', n: 1 },
    { _id: 2, key: 'b', n: 2 },
  ])
})

const run = (...stages: object[]) => source().aggregate(stages).toArray()
const targets = () => target().find().sort({ _id: 1 }).toArray()

describe('$out', () => {
  test('puts its documents in place of a collection, whose indexes stay', async () => {
    await target().createIndex({ key: 1 }, { unique: true })
    await target().insertOne({ _id: 9, key: 'old' })
    expect(await run({ $match: { n: 2 } }, { $out: 'target' })).toEqual([])
    expect(await targets()).toEqual([{ _id: 2, key: 'b', n: 2 }])
    expect((await target().indexes()).map(({ name }) => name)).toEqual(['_id_', 'key_1'])
  })

  test('changes nothing when a document is refused', async () => {
    await target().createIndex({ same: 1 }, { unique: true })
    await target().insertOne({ _id: 9, same: 0 })
    await expect(run({ $set: { same: 1 } }, { $out: 'target' })).rejects.toMatchObject({ code: 11000 })
    expect(await targets()).toEqual([{ _id: 9, same: 0 }])
  })

  test('writes into another database, and into what it reads', async () => {
    const other = mongo.client.db(`${mongo.database.databaseName}_other`)
    await run({ $out: { db: other.databaseName, coll: 'copy' } })
    expect(await other.collection('copy').countDocuments()).toBe(2)
    await other.dropDatabase()
    await run({ $match: { n: 1 } }, { $out: 'source' })
    expect(await source().countDocuments()).toBe(1)
  })
})

describe('$merge', () => {
  test('joins fields into documents of the same _id and inserts the others', async () => {
    await target().insertOne({ _id: 1, kept: true, n: 0 })
    await run({ $merge: 'target' })
    expect(await targets()).toEqual([
      { _id: 1, kept: true, n: 1, key: 'a' },
      { _id: 2, key: 'b', n: 2 },
    ])
  })

  test.each<[string, object, object[]]>([
    [
      'replaces',
      { whenMatched: 'replace' },
      [
        { _id: 1, key: 'a', n: 1 },
        { _id: 2, key: 'b', n: 2 },
      ],
    ],
    [
      'keeps what is there',
      { whenMatched: 'keepExisting' },
      [
        { _id: 1, n: 10 },
        { _id: 2, key: 'b', n: 2 },
      ],
    ],
    ['discards what is new', { whenNotMatched: 'discard' }, [{ _id: 1, n: 1, key: 'a' }]],
    [
      'calculates',
      {
        whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n', '$$more'] } } }],
        let: { more: 5 },
        whenNotMatched: 'discard',
      },
      [{ _id: 1, n: 16 }],
    ],
  ])('%s', async (_, options, expected) => {
    await target().insertOne({ _id: 1, n: 10 })
    const merge = 'let' in options ? { ...options, let: { new: '$$ROOT', ...(options.let as object) } } : options
    await run({ $merge: { into: 'target', ...merge } })
    expect(await targets()).toEqual(expected)
  })

  test('joins by other fields that a unique index makes sure of', async () => {
    await target().createIndex({ key: 1 }, { unique: true })
    await target().insertOne({ _id: 7, key: 'b' })
    await run({ $unset: '_id' }, { $merge: { into: 'target', on: 'key', whenNotMatched: 'discard' } })
    expect(await targets()).toEqual([{ _id: 7, key: 'b', n: 2 }])
  })

  test.each<[string, object[], number]>([
    ['fields that no unique index has', [{ $merge: { into: 'target', on: 'n' } }], 51183],
    ['a match that shall fail', [{ $merge: { into: 'source', whenMatched: 'fail' } }], 11000],
    ['a miss that shall fail', [{ $merge: { into: 'target', whenNotMatched: 'fail' } }], 13113],
    ['a place before the end', [{ $merge: 'target' }, { $match: {} }], 40601],
    ['$out before the end', [{ $out: 'target' }, { $match: {} }], 40601],
  ])('is refused for %s', async (_, stages, code) => {
    await expect(run(...stages)).rejects.toMatchObject({ code })
    expect(await targets()).toEqual([])
  })

  test('is refused within another stage', async () => {
    const pipeline = [{ $out: 'target' }]
    await expect(run({ $lookup: { from: 'target', pipeline, as: 'x' } })).rejects.toMatchObject({ ok: 0 })
    await expect(run({ $facet: { x: pipeline } })).rejects.toMatchObject({ ok: 0 })
  })
})
