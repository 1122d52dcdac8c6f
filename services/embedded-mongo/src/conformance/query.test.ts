import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { fill, ids, type Numbered, refusal, shown } from './cases.ts'

const mongo = useMongo()
const plain = () => mongo.database.collection<Numbered>('plain')
const indexed = () => mongo.database.collection<Numbered>('indexed')
const day = new Date('2026-01-01')

const documents = [
  { a: 1 },
  { a: 2.5 },
  { a: Long.fromNumber(3) },
  { a: Decimal128.fromString('4') },
  { a: 'x' },
  { a: 'Y' },
  { a: null },
  {},
  { a: true },
  { a: false },
  { a: day },
  { a: [] },
  { a: [1, 5] },
  { a: ['x', null] },
  { a: { b: 1 } },
  { a: { b: 1, c: 2 } },
  { a: [{ b: 1 }, { b: 2 }] },
  { a: [[1, 2]] },
  { a: Number.NaN },
  { a: Number.POSITIVE_INFINITY },
  { a: new ObjectId('0123456789abcdef01234567') },
  { a: new MinKey() },
  { a: new MaxKey() },
  { a: new Binary(Buffer.from([1])) },
  { a: /x/ },
  { a: new Timestamp({ t: 1, i: 1 }) },
  { a: '' },
  { a: 0 },
  { a: [{ b: [1, 2] }] },
  { a: { b: null } },
  { a: { b: [] } },
]
const all = documents.map((_, index) => index + 1)
const except = (...left: number[]) => all.filter(id => !left.includes(id))

beforeAll(async () => {
  await fill(plain(), documents)
  await indexed().createIndexes([{ key: { a: 1 } }, { key: { 'a.b': -1 } }])
  await fill(indexed(), documents)
})

const equality: [object, number[]][] = [
  [{ a: 1 }, [1, 13]],
  [{ a: Long.fromNumber(1) }, [1, 13]],
  [{ a: Decimal128.fromString('2.50') }, [2]],
  [{ a: 4 }, [4]],
  [{ a: 'x' }, [5, 14]],
  [{ a: 'y' }, []],
  [{ a: '' }, [27]],
  [{ a: null }, [7, 8, 14]],
  [{ a: { $eq: null } }, [7, 8, 14]],
  [{ a: true }, [9]],
  [{ a: day }, [11]],
  [{ a: [] }, [12]],
  [{ a: [1, 5] }, [13]],
  [{ a: [5, 1] }, []],
  [{ a: [1, 2] }, [18]],
  [{ a: { b: 1 } }, [15, 17]],
  [{ a: { b: 1, c: 2 } }, [16]],
  [{ a: { c: 2, b: 1 } }, []],
  [{ a: {} }, []],
  [{ a: Number.NaN }, [19]],
  [{ a: Number.POSITIVE_INFINITY }, [20]],
  [{ a: new ObjectId('0123456789abcdef01234567') }, [21]],
  [{ a: new MinKey() }, [22]],
  [{ a: new MaxKey() }, [23]],
  [{ a: new Binary(Buffer.from([1])) }, [24]],
  [{ a: new Timestamp({ t: 1, i: 1 }) }, [26]],
  [{ a: { $ne: 1 } }, except(1, 13)],
  [{ a: { $ne: null } }, except(7, 8, 14)],
  [{ a: { $in: [1, 'x'] } }, [1, 5, 13, 14]],
  [{ a: { $in: [null] } }, [7, 8, 14]],
  [{ a: { $in: [[1, 5], []] } }, [12, 13]],
  [{ a: { $in: [/^x/] } }, [5, 14]],
  [{ a: { $in: [] } }, []],
  [{ a: { $nin: [] } }, all],
  [{ a: { $nin: [1, null] } }, except(1, 7, 8, 13, 14)],
  [{ missing: null }, all],
  [{ missing: { $ne: 1 } }, all],
]

const ordering: [object, number[]][] = [
  [{ a: { $gt: 2 } }, [2, 3, 4, 13, 20]],
  [{ a: { $gte: 2.5 } }, [2, 3, 4, 13, 20]],
  [{ a: { $lt: 1 } }, [28]],
  [{ a: { $lte: 1 } }, [1, 13, 28]],
  [{ a: { $gt: 1, $lt: 4 } }, [2, 3, 13]],
  [{ a: { $lte: Number.POSITIVE_INFINITY } }, [1, 2, 3, 4, 13, 20, 28]],
  [{ a: { $gte: Number.NaN } }, [19]],
  [{ a: { $gt: Number.NaN } }, []],
  [{ a: { $gt: '' } }, [5, 6, 14]],
  [{ a: { $gte: '' } }, [5, 6, 14, 27]],
  [{ a: { $lt: 'x' } }, [6, 27]],
  [{ a: { $gt: false } }, [9]],
  [{ a: { $lte: false } }, [10]],
  [{ a: { $gte: null } }, [7, 8, 14]],
  [{ a: { $lte: null } }, [7, 8, 14]],
  [{ a: { $gt: null } }, []],
  [{ a: { $gte: day } }, [11]],
  [{ a: { $lt: day } }, []],
  [{ a: { $gt: { b: 1 } } }, [16, 17, 29, 31]],
  [{ a: { $lt: { b: 1 } } }, [30]],
  [{ a: { $gte: [1, 4] } }, [13, 14, 17, 18, 29]],
  [{ a: { $lt: [1] } }, [12]],
  [{ a: { $gte: new ObjectId('000000000000000000000000') } }, [21]],
  [{ a: { $not: { $gt: 2 } } }, except(2, 3, 4, 13, 20)],
]

const paths: [object, number[]][] = [
  [{ 'a.b': 1 }, [15, 16, 17, 29]],
  [{ 'a.b': 2 }, [17, 29]],
  [{ 'a.b': [1, 2] }, [29]],
  [{ 'a.b': { $gt: 1 } }, [17, 29]],
  [{ 'a.b': null }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30]],
  [{ 'a.b': { $ne: null } }, [12, 13, 14, 15, 16, 17, 18, 29, 31]],
  [{ 'a.b': { $exists: true } }, [15, 16, 17, 29, 30, 31]],
  [{ 'a.b': { $exists: false } }, except(15, 16, 17, 29, 30, 31)],
  [{ 'a.0': 1 }, [13]],
  [{ 'a.1': 5 }, [13]],
  [{ 'a.1': { $exists: true } }, [13, 14, 17]],
  [{ 'a.0.b': 1 }, [17, 29]],
  [{ 'a.1.b': 2 }, [17]],
  [{ 'a.b.1': 2 }, [29]],
  [{ 'a.c': 2 }, [16]],
]

const elements: [object, number[]][] = [
  [{ a: { $exists: true } }, except(8)],
  [{ a: { $exists: false } }, [8]],
  [{ a: { $size: 0 } }, [12]],
  [{ a: { $size: 1 } }, [18, 29]],
  [{ a: { $size: 2 } }, [13, 14, 17]],
  [{ a: { $all: [1, 5] } }, [13]],
  [{ a: { $all: [1] } }, [1, 13]],
  [{ a: { $all: [[1, 2]] } }, [18]],
  [{ a: { $all: [] } }, []],
  [{ a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } }, [17, 29]],
  [{ a: { $elemMatch: { $gt: 1, $lt: 6 } } }, [13]],
  [{ a: { $elemMatch: { $gt: 1, $lt: 5 } } }, []],
  [{ a: { $elemMatch: { b: 1 } } }, [17, 29]],
  [{ a: { $elemMatch: { b: { $gt: 1 } } } }, [17, 29]],
  [{ a: { $elemMatch: { $in: ['x'] } } }, [14]],
  [{ a: { $elemMatch: { $eq: null } } }, [14]],
  [{ a: { $elemMatch: { $elemMatch: { $eq: 2 } } } }, [18]],
  [{ 'a.b': { $elemMatch: { $eq: 2 } } }, [29]],
]

const types: [object, number[]][] = [
  [{ a: { $type: 'number' } }, [1, 2, 3, 4, 13, 19, 20, 28]],
  [{ a: { $type: 'int' } }, [1, 13, 28]],
  [{ a: { $type: 'long' } }, [3]],
  [{ a: { $type: 'decimal' } }, [4]],
  [{ a: { $type: 'double' } }, [2, 19, 20]],
  [{ a: { $type: 'string' } }, [5, 6, 14, 27]],
  [{ a: { $type: 2 } }, [5, 6, 14, 27]],
  [{ a: { $type: 'null' } }, [7, 14]],
  [{ a: { $type: 'bool' } }, [9, 10]],
  [{ a: { $type: 'date' } }, [11]],
  [{ a: { $type: 'array' } }, [12, 13, 14, 17, 18, 29]],
  [{ a: { $type: 'object' } }, [15, 16, 17, 29, 30, 31]],
  [{ a: { $type: 'objectId' } }, [21]],
  [{ a: { $type: -1 } }, [22]],
  [{ a: { $type: 'maxKey' } }, [23]],
  [{ a: { $type: 'binData' } }, [24]],
  [{ a: { $type: 'regex' } }, [25]],
  [{ a: { $type: 'timestamp' } }, [26]],
  [{ a: { $type: ['bool', 'date'] } }, [9, 10, 11]],
  [{ a: { $not: { $type: 'number' } } }, except(1, 2, 3, 4, 13, 19, 20, 28)],
]

const evaluation: [object, number[]][] = [
  [{ a: /x/ }, [5, 14, 25]],
  [{ a: { $regex: 'x' } }, [5, 14]],
  [{ a: /y/i }, [6]],
  [{ a: { $regex: '^y', $options: 'i' } }, [6]],
  [{ a: { $regex: /Y/, $options: '' } }, [6]],
  [{ a: { $not: /^x/ } }, except(5, 14)],
  [{ a: { $mod: [2, 1] } }, [1, 3, 13]],
  [{ a: { $mod: [4, 0] } }, [4, 28]],
  [{ a: { $bitsAllSet: 1 } }, [1, 3, 13, 24]],
  [{ a: { $bitsAllSet: [0, 1] } }, [3]],
  [{ a: { $bitsAnySet: 6 } }, [3, 4, 13]],
  [{ a: { $bitsAllClear: 3 } }, [4, 28]],
  [{ a: { $bitsAnyClear: new Binary(Buffer.from([3])) } }, [1, 4, 13, 24, 28]],
  [{ $expr: { $eq: ['$a.b', 1] } }, [15, 16]],
  [{ $expr: { $isArray: '$a' } }, [12, 13, 14, 17, 18, 29]],
  [{ $or: [{ a: 1 }, { a: 'x' }] }, [1, 5, 13, 14]],
  [{ $and: [{ a: 1 }, { a: 5 }] }, [13]],
  [{ $nor: [{ a: { $exists: true } }, { a: 1 }] }, [8]],
  [{ $or: [{ a: 1 }], a: 5 }, [13]],
  [{ $and: [{ $or: [{ a: 1 }, { a: 2.5 }] }, { a: { $lt: 2 } }] }, [1, 13]],
  [{ a: { $gt: 1 }, $comment: 'why' }, [2, 3, 4, 13, 20]],
  [{ _id: { $in: [3, 1, 99] } }, [1, 3]],
  [{ _id: { $gte: 30 } }, [30, 31]],
  [{}, all],
]

describe.each([
  ['equality', equality],
  ['ordering', ordering],
  ['paths', paths],
  ['arrays', elements],
  ['types', types],
  ['evaluation and logic', evaluation],
])('%s', (_, cases) => {
  test.each(cases.map(([filter, expected]) => [shown(filter), filter, expected] as const))(
    '%s',
    async (_, filter, expected) => {
      expect(ids(await plain().find(filter).sort({ _id: 1 }).toArray())).toEqual(expected)
      expect(ids(await indexed().find(filter).sort({ _id: 1 }).toArray()), 'with indexes').toEqual(expected)
      expect(await indexed().countDocuments(filter), 'counted').toBe(expected.length)
    },
  )
})

describe('is refused', () => {
  const refused: [object, number][] = [
    [{ a: { $in: 1 } }, 2],
    [{ a: { $nin: 'x' } }, 2],
    [{ a: { $all: 1 } }, 2],
    [{ a: { $size: -1 } }, 2],
    [{ a: { $size: 1.5 } }, 2],
    [{ a: { $size: 'x' } }, 2],
    [{ a: { $mod: [0, 1] } }, 2],
    [{ a: { $mod: [1] } }, 2],
    [{ a: { $type: 'nonsense' } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $regex: 1 } }, 2],
    [{ a: { $options: 'i' } }, 2],
    [{ a: { $elemMatch: 1 } }, 2],
    [{ a: { $not: 1 } }, 2],
    [{ a: { $not: {} } }, 2],
    [{ a: { $nonsense: 1 } }, 2],
    [{ a: { $gt: 1, b: 2 } }, 2],
    [{ a: { $gt: /x/ } }, 2],
    [{ $or: [] }, 2],
    [{ $and: [1] }, 2],
    [{ $nor: 1 }, 2],
    [{ $nonsense: 1 }, 2],
  ]
  test.each(refused.map(([filter, code]) => [shown(filter), filter, code] as const))('%s', async (_, filter, code) => {
    expect(await refusal(plain().find(filter).toArray())).toBe(code)
  })
})
