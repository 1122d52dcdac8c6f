import { Decimal128, type Document, Long } from 'mongodb'
import { expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()

/** A repeatable source of chance, so that a failure can be found again. */
function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(items: Item[]): Item => items[below(items.length)] as Item
  return { below, pick }
}

type Chance = ReturnType<typeof chance>

const plainValues = [
  0,
  1,
  2,
  3,
  -1,
  1.5,
  Long.fromString('9007199254740993'),
  'a',
  'ab',
  'b',
  '',
  null,
  true,
  new Date(5),
  { x: 1 },
]
const values = [
  ...plainValues,
  [1, 2],
  [],
  ['a', 'b'],
  [[1]],
  [{ x: 1 }, { x: 3 }],
  Decimal128.fromString('1.5'),
  'x'.repeat(1_500),
]
const paths = ['a', 'b', 'c.d', 'a.x', 'a.0']

function document({ below, pick }: Chance, _id: number): Document {
  const made: Document = { _id }
  if (below(5)) made['a'] = pick(values)
  if (below(5)) made['b'] = pick(values)
  if (below(3)) made['c'] = below(4) ? { d: pick(values) } : [{ d: pick(plainValues) }, { d: pick(plainValues) }]
  return made
}

function condition({ below, pick }: Chance): unknown {
  switch (below(9)) {
    case 0:
      return pick(values)
    case 1:
      return { $in: [pick(plainValues), pick(values)] }
    case 2:
      return { [pick(['$gt', '$gte', '$lt', '$lte'])]: pick(plainValues) }
    case 3:
      return { $gte: pick([0, 1, 'a']), $lt: pick([2, 3, 'b']) }
    case 4:
      return /^a/
    case 5:
      return { $exists: below(2) === 1 }
    case 6:
      return { $elemMatch: { $gte: 1, $lte: 2 } }
    case 7:
      return { $ne: pick(plainValues) }
    default:
      return { $elemMatch: { x: pick([1, 2, 3]) } }
  }
}

function filter(random: Chance, depth = 0): Document {
  const { below, pick } = random
  const fields = Object.fromEntries(Array.from({ length: 1 + below(2) }, () => [pick(paths), condition(random)]))
  if (depth > 0 || below(3)) return fields
  return { ...(below(2) ? fields : {}), [pick(['$or', '$and', '$nor'])]: [filter(random, 1), filter(random, 1)] }
}

const indexes = [
  { a: 1 },
  { a: -1, b: 1 },
  { b: 1, a: 1, _id: 1 },
  { 'c.d': 1, b: -1 },
  { 'a.x': 1 },
  { 'a.0': 1 },
] as const

test.each([1, 2, 3])('whatever is asked, indexes find what a scan finds (seed %i)', async seed => {
  const random = chance(seed)
  const scanned = mongo.database.collection<Document & { _id: number }>(`scanned${seed}`)
  const indexed = mongo.database.collection<Document & { _id: number }>(`indexed${seed}`)
  for (const key of indexes) await indexed.createIndex(key)
  await indexed.createIndex({ b: 1 }, { sparse: true, name: 'sparse' })
  await indexed.createIndex({ 'c.d': 1 }, { partialFilterExpression: { a: { $gte: 1 } }, name: 'partial' })
  const documents = Array.from({ length: 250 }, (_, _id) => document(random, _id))
  await scanned.insertMany(documents as never)
  await indexed.insertMany(documents as never)
  for (let round = 0; round < 100; round++) {
    const query = filter(random)
    const sort = random.pick([
      {},
      { a: 1 },
      { a: -1, b: 1 },
      { b: 1, a: 1, _id: 1 },
      { b: -1, a: -1, _id: -1 },
      { 'c.d': 1 },
    ] as Record<string, 1 | -1>[])
    const order = { ...sort, ...('_id' in sort ? {} : { _id: 1 as const }) }
    const limit = random.pick([0, 0, 7])
    const expected = await scanned
      .find(query)
      .sort(order)
      .limit(limit)
      .map(({ _id }) => _id)
      .toArray()
    const found = await indexed
      .find(query)
      .sort(order)
      .limit(limit)
      .map(({ _id }) => _id)
      .toArray()
    expect(found, JSON.stringify({ query, order, limit })).toEqual(expected)
    expect(await indexed.countDocuments(query), JSON.stringify(query)).toBe(await scanned.countDocuments(query))
  }
})
