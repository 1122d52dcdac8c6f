import { beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const articles = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('articles')

// The documents and many of the answers are those of MongoDB's manual.
beforeAll(async () => {
  await articles().insertMany([
    { _id: 1, subject: 'coffee', author: 'xyz', views: 50 },
    { _id: 2, subject: 'Coffee Shopping', author: 'efg', views: 5 },
    { _id: 3, subject: 'Baking a cake', author: 'abc', views: 90 },
    { _id: 4, subject: 'baking', author: 'xyz', views: 100 },
    { _id: 5, subject: 'Café Con Leche', author: 'abc', views: 200 },
    { _id: 6, subject: 'Сырники', author: 'jkl', views: 80 },
    { _id: 7, subject: 'coffee and cream', author: 'efg', views: 10 },
    { _id: 8, subject: 'Cafe con Leche', author: 'xyz', views: 10 },
  ])
  await articles().createIndex({ subject: 'text' })
})

const found = async (search: string, options: object = {}, more: object = {}) => {
  const documents = await articles()
    .find({ $text: { $search: search, ...options }, ...more })
    .toArray()
  return documents.map(({ _id }) => _id).sort()
}

describe('a text search finds', () => {
  test.each<[string, string, number[], object?]>([
    ['a word in any case', 'COFFEE', [1, 2, 7]],
    ['any of several words', 'bake coffee cake', [1, 2, 3, 4, 7]],
    ['other forms of a word', 'shops', [2]],
    ['whole words only', 'cof', []],
    ['a phrase', '"coffee shop"', [2]],
    ['a phrase, whatever words stand beside it', 'bake "coffee and" cream', [7]],
    ['all but what is negated', 'coffee -shop', [1, 7]],
    ['all but a negated phrase', 'coffee -"and cream"', [1, 2]],
    ['nothing when all is negated', '-shop', []],
    ['nothing by stop words', 'the a and', []],
    ['words joined by a hyphen as two words', 'pre-cake', [3]],
    ['accents and none alike', 'сы́рники CAFÉS', [5, 6, 8]],
    ['a case on demand', 'Coffee', [2], { $caseSensitive: true }],
    ['a phrase in its case', '"Café Con Leche"', [5], { $caseSensitive: true, $diacriticSensitive: true }],
    ['accents on demand', 'CAFÉ', [5], { $diacriticSensitive: true }],
    ['words as they are written in no language', 'baking', [], { $language: 'none' }],
  ])('%s', async (_, search, expected, options) => {
    expect(await found(search, options)).toEqual(expected)
  })

  test('what other conditions leave', async () => {
    expect(await found('coffee', {}, { views: { $lt: 20 } })).toEqual([2, 7])
    expect(await articles().countDocuments({ $text: { $search: 'coffee' } })).toBe(3)
    expect(await articles().distinct('author', { $text: { $search: 'coffee' } })).toEqual(['efg', 'xyz'])
  })
})

describe('textScore', () => {
  const score = { $meta: 'textScore' }

  test('is projected, and sorts the best first', async () => {
    const documents = await articles()
      .find({ $text: { $search: 'coffee cake' } })
      .project({ _id: 1, score })
      .sort({ score, _id: 1 })
      .toArray()
    expect(documents).toEqual([
      { _id: 1, score: 1 },
      { _id: 2, score: 0.75 },
      { _id: 3, score: 0.75 },
      { _id: 7, score: 0.75 },
    ])
  })

  test('is added to whole documents, and sorts without being projected', async () => {
    const query = articles().find({ $text: { $search: 'cake' } })
    expect(await query.project({ score }).toArray()).toEqual([
      { _id: 3, subject: 'Baking a cake', author: 'abc', views: 90, score: 0.75 },
    ])
    const [best] = await articles()
      .find({ $text: { $search: 'coffee' } })
      .sort({ unprojected: score })
      .toArray()
    expect(best).toMatchObject({ _id: 1 })
  })

  test('is known to the stages of an aggregation', async () => {
    const match = { $match: { $text: { $search: 'coffee cake' } } }
    const views = [match, { $group: { _id: '$author', best: { $max: score } } }, { $sort: { _id: 1 } }]
    expect(await articles().aggregate(views).toArray()).toEqual([
      { _id: 'abc', best: 0.75 },
      { _id: 'efg', best: 0.75 },
      { _id: 'xyz', best: 1 },
    ])
    const sorted = [match, { $addFields: { rank: score } }, { $sort: { score, _id: -1 } }, { $limit: 2 }]
    expect(await articles().aggregate(sorted).toArray()).toEqual([
      { _id: 1, subject: 'coffee', author: 'xyz', views: 50, rank: 1 },
      { _id: 7, subject: 'coffee and cream', author: 'efg', views: 10, rank: 0.75 },
    ])
    const first = [match, { $sort: { score } }, { $limit: 1 }, { $project: { score } }]
    expect(await articles().aggregate(first).toArray()).toEqual([{ _id: 1, score: 1 }])
  })

  test('counts by weights, repetitions and fields', async () => {
    const notes = mongo.database.collection<{ _id: number; [field: string]: unknown }>('notes')
    await notes.createIndex({ title: 'text', 'parts.body': 'text' }, { weights: { title: 10 } })
    await notes.insertMany([
      { _id: 1, title: 'harbor', parts: [{ body: 'ship' }] },
      { _id: 2, title: 'ship', parts: [{ body: 'harbor harbor' }, { body: 'harbor sail' }] },
    ])
    const documents = await notes
      .find({ $text: { $search: 'harbor' } })
      .sort({ score })
      .project({ _id: 1, score })
      .toArray()
    expect(documents).toEqual([
      { _id: 1, score: 11 },
      { _id: 2, score: 1.5 + 0.75 },
    ])
  })
})

describe('a compound text index', () => {
  const policies = () => mongo.database.collection<{ _id: number; [field: string]: unknown }>('policies')
  beforeAll(async () => {
    await policies().createIndex({ agencyId: 1, name: 'text', number: 1 }, { default_language: 'none' })
    await policies().insertMany(
      Array.from({ length: 300 }, (_, _id) => ({
        _id,
        agencyId: _id % 3,
        name: _id % 100 === 0 ? 'rare bird' : 'common',
      })),
    )
  })
  const search = { agencyId: 0, $text: { $search: 'rare' } }

  test('looks at nothing but the entries of the word and its prefix', async () => {
    expect(await policies().find(search).toArray()).toEqual([{ _id: 0, agencyId: 0, name: 'rare bird' }])
    const explained = await policies().find(search).explain('executionStats')
    expect(explained['executionStats']).toMatchObject({ totalDocsExamined: 1, nReturned: 1 })
    expect(JSON.stringify(explained)).toContain('"stage":"TEXT')
  })

  test('follows every change of a document', async () => {
    await policies().updateOne({ _id: 3 }, { $set: { name: 'Rare' } })
    expect(await policies().countDocuments(search)).toBe(2)
    await policies().updateOne({ _id: 0 }, { $set: { name: 'common' } })
    await policies().deleteOne({ _id: 3 })
    expect(await policies().countDocuments(search)).toBe(0)
  })

  test('needs its prefix', async () => {
    await expect(policies().countDocuments({ $text: { $search: 'rare' } })).rejects.toMatchObject({ code: 291 })
  })

  test('is listed as MongoDB lists it, and dropped', async () => {
    const [, listed] = await policies().indexes()
    expect(listed).toMatchObject({
      name: 'agencyId_1_name_text_number_1',
      key: { agencyId: 1, _fts: 'text', _ftsx: 1, number: 1 },
      weights: { name: 1 },
      default_language: 'none',
      language_override: 'language',
      textIndexVersion: 3,
    })
    await policies().dropIndex('agencyId_1_name_text_number_1')
    await expect(policies().countDocuments(search)).rejects.toMatchObject({ code: 27, codeName: 'IndexNotFound' })
  })
})

test('a wildcard text index has every string, also within documents and arrays', async () => {
  const all = mongo.database.collection<{ _id: number; [field: string]: unknown }>('everything')
  await all.createIndex({ '$**': 'text' })
  await all.insertMany([
    { _id: 1, a: { b: ['deep water'] } },
    { _id: 2, c: 'shallow waters' },
  ])
  expect(await all.countDocuments({ $text: { $search: 'water' } })).toBe(2)
})

test('a document names its own language', async () => {
  const own = mongo.database.collection<{ _id: number; [field: string]: unknown }>('languages')
  await own.createIndex({ text: 'text' })
  await own.insertMany([
    { _id: 1, text: 'ships', language: 'none' },
    { _id: 2, text: 'ships' },
  ])
  expect(await own.find({ $text: { $search: 'ship' } }).toArray()).toMatchObject([{ _id: 2 }])
})

describe('is refused', () => {
  test.each([
    [
      'a score without a search',
      () =>
        articles()
          .find({})
          .sort({ score: { $meta: 'textScore' } })
          .toArray(),
      40218,
    ],
    ['a second search', () => found('a', {}, { $and: [{ $text: { $search: 'b' } }] }), 2],
    [
      'a hint',
      () =>
        articles()
          .find({ $text: { $search: 'a' } })
          .hint('_id_')
          .toArray(),
      2,
    ],
    ['a search without a string', () => articles().findOne({ $text: { $search: 1 } } as never), 14],
    ['a second text index', () => articles().createIndex({ author: 'text' }), 67],
    [
      'a search behind the first stage',
      () =>
        articles()
          .aggregate([{ $limit: 1 }, { $match: { $text: { $search: 'a' } } }])
          .toArray(),
      17313,
    ],
  ])('%s', async (_, run, code) => {
    await expect(run()).rejects.toMatchObject({ code })
  })
})
