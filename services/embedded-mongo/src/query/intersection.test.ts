import { beforeAll, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()
const clients = () => mongo.database.collection<Client>('clients')

interface Client {
  _id: number
  agency: number
  type: string
  name: string
  words: string[]
}

const many = 6_000
const colors = ['amber', 'azure', 'beige', 'black', 'blue']
const trades = ['roofing', 'bakery', 'dental', 'logistics']

const all = Array.from(
  { length: many },
  (_, n): Client => ({
    _id: n,
    agency: 1,
    type: n % 7 === 0 ? 'INDIVIDUAL' : 'BUSINESS',
    name: `Name ${String((n * 7919) % 5_003).padStart(5, '0')}`,
    words: [
      colors[n % 5] as string,
      trades[Math.floor(n / 5) % 4] as string,
      ...(n % 90 === 0 ? ['rare', 'bakery'] : []),
    ],
  }),
)

beforeAll(async () => {
  await clients().insertMany(all)
  await clients().createIndexes([
    { key: { agency: 1, name: 1, _id: 1 } },
    { key: { agency: 1, type: 1, name: 1, _id: 1 } },
    { key: { agency: 1, words: 1 } },
  ])
})

const asked = (prefixes: string[], more: object = {}) => ({
  $and: prefixes.map(prefix => ({ words: { $regex: `^${prefix}` } })),
  agency: 1,
  ...more,
})
const matching = (prefixes: string[], { type }: { type?: string } = {}) =>
  all
    .filter(client => prefixes.every(prefix => client.words.some(word => word.startsWith(prefix))))
    .filter(client => !type || client.type === type)
    .sort((a, b) => (a.name === b.name ? a._id - b._id : a.name < b.name ? -1 : 1))
    .map(({ _id }) => _id)

const searches = [
  ['a', 'roofing'],
  ['amber', 'dental'],
  ['b', 'l'],
  ['blue', 'ba'],
  ['b', 'ba'],
  ['a', 'd', 'am'],
  ['rare', 'bakery'],
  ['amber', 'azure'],
]
const order = { name: 1, _id: 1 } as const

test.each(searches)('what has words that begin with %s and %s … is found, in each order and part', async (...given) => {
  const prefixes = given.filter(prefix => prefix !== undefined)
  for (const more of [{}, { type: 'BUSINESS' }, { type: 'INDIVIDUAL' }]) {
    const filter = asked(prefixes, more)
    const expected = matching(prefixes, more)
    const found = async (sort: object, limit: number, skip = 0) =>
      (
        await clients()
          .find(filter)
          .sort(sort as never)
          .limit(limit)
          .skip(skip)
          .toArray()
      ).map(({ _id }) => _id)
    expect(await found(order, 0)).toEqual(expected)
    expect(await found(order, 20, 3)).toEqual(expected.slice(3, 23))
    expect(await found({ name: -1, _id: -1 }, 20)).toEqual(expected.toReversed().slice(0, 20))
    expect((await found({}, 0)).sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b))
    expect(await clients().countDocuments(filter)).toBe(expected.length)
    expect(await clients().countDocuments(filter, { limit: 50 })).toBe(Math.min(50, expected.length))
  }
})

async function effortOf(filter: object, limit: number) {
  const result = await clients().find(filter).sort(order).limit(limit).explain('executionStats')
  const { totalDocsExamined, totalKeysExamined } = result['executionStats']
  return { docs: totalDocsExamined as number, keys: totalKeysExamined as number, plan: result['queryPlanner'] }
}

test('of words that are common each and rare together only what has both is read', async () => {
  const { docs, keys } = await effortOf(asked(['amber', 'dental']), 20)
  expect(docs).toBe(matching(['amber', 'dental']).length)
  expect(keys).toBeLessThan(1_200 + 1_500 + 100)
})

test('of words that are common together, too, no more is read than is asked for', async () => {
  const { docs } = await effortOf(asked(['b', 'ba']), 20)
  expect(docs).toBe(20)
})

test('a word that is rare alone needs no other one', async () => {
  const { docs, keys } = await effortOf(asked(['rare', 'bakery']), 20)
  expect(docs).toBe(67)
  expect(keys).toBe(67)
})

test('of long walks the shortest is taken: words narrow more than a type that nearly everyone has', async () => {
  const result = await clients()
    .find(asked(['amber'], { type: 'BUSINESS' }))
    .explain('queryPlanner')
  expect(result['queryPlanner'].winningPlan.inputStage.indexName).toBe('agency_1_words_1')
})

test('a cursor that is read later has what matches then', async () => {
  const cursor = clients()
    .find(asked(['b', 'ba']))
    .sort(order)
    .batchSize(10)
  const first = await cursor.next()
  const ids = matching(['b', 'ba'])
  expect(first?._id).toBe(ids[0])
  const changed = ids.at(-1) as number
  await clients().updateOne({ _id: changed }, { $set: { words: ['none'] } })
  const rest = (await cursor.toArray()).map(({ _id }) => _id)
  await clients().updateOne({ _id: changed }, { $set: { words: all[changed]?.words ?? [] } })
  expect(rest).toEqual(ids.slice(1, -1))
})
