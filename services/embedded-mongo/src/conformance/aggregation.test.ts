import { Decimal128, Long, ObjectId } from 'mongodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { fill, type Numbered, refusal, shown } from './cases.ts'

const mongo = useMongo()
const id = new ObjectId('0123456789abcdef01234567')
const day = new Date('2026-03-15T10:20:30.456Z')

/** A branch; written so because an object with `then` could be taken for a promise. */
const when = (condition: unknown, then: unknown) =>
  Object.fromEntries([
    ['case', condition],
    ['then', then],
  ])

describe('an expression gives', () => {
  const one = () => mongo.database.collection<Numbered>('one')
  beforeAll(() =>
    fill(one(), [
      {
        n: 7,
        half: 2.5,
        minus: -3,
        zero: 0,
        s: 'Hello',
        t: true,
        nil: null,
        list: [3, 1, 2],
        day,
        id,
        sub: { a: 1, b: 'x' },
      },
    ]),
  )
  /** An expression, and its value; undefined: no field at all. */
  const cases: [expression: unknown, value: unknown][] = [
    [{ $add: ['$n', 1, '$half'] }, 10.5],
    [{ $add: ['$day', 1000] }, new Date(day.getTime() + 1000)],
    [{ $add: ['$n', null] }, null],
    [{ $subtract: ['$n', 2] }, 5],
    [{ $subtract: ['$day', new Date(day.getTime() - 5)] }, 5],
    [{ $multiply: ['$n', '$minus'] }, -21],
    [{ $divide: ['$n', 2] }, 3.5],
    [{ $mod: ['$n', 4] }, 3],
    [{ $mod: ['$minus', 2] }, -1],
    [{ $abs: '$minus' }, 3],
    [{ $ceil: '$half' }, 3],
    [{ $floor: '$half' }, 2],
    [{ $round: ['$half', 0] }, 2],
    [{ $round: [3.5, 0] }, 4],
    [{ $trunc: [-2.7, 0] }, -2],
    [{ $pow: ['$n', 2] }, 49],
    [{ $sqrt: 49 }, 7],
    [{ $cmp: ['$n', 8] }, -1],
    [{ $eq: ['$n', 7] }, true],
    [{ $eq: ['$missing', null] }, false],
    [{ $eq: ['$nil', null] }, true],
    [{ $gt: ['$s', 5] }, true],
    [{ $lt: ['$nil', 0] }, true],
    [{ $ne: ['$list', [3, 1, 2]] }, false],
    [{ $and: ['$t', '$n', '$zero'] }, false],
    [{ $and: [] }, true],
    [{ $or: ['$zero', '$nil'] }, false],
    [{ $not: ['$nil'] }, true],
    [{ $cond: ['$t', 'yes', 'no'] }, 'yes'],
    [
      {
        $cond: Object.fromEntries([
          ['if', '$zero'],
          ['then', 1],
          ['else', 2],
        ]),
      },
      2,
    ],
    [{ $ifNull: ['$nil', '$missing', 'default'] }, 'default'],
    [
      {
        $switch: {
          branches: [when({ $gt: ['$n', 9] }, 'a'), when('$t', 'b')],
        },
      },
      'b',
    ],
    [{ $switch: { branches: [when(false, 'a')], default: 'z' } }, 'z'],
    [{ $concat: ['$s', ' ', 'there'] }, 'Hello there'],
    [{ $concat: ['$s', '$nil'] }, null],
    [{ $toUpper: '$s' }, 'HELLO'],
    [{ $toLower: '$s' }, 'hello'],
    [{ $toUpper: '$missing' }, ''],
    [{ $strLenCP: 'añb' }, 3],
    [{ $strLenBytes: 'añb' }, 4],
    [{ $substrCP: ['$s', 1, 3] }, 'ell'],
    [{ $substrBytes: ['$s', 0, 2] }, 'He'],
    [{ $indexOfCP: ['$s', 'l'] }, 2],
    [{ $indexOfCP: ['$s', 'z'] }, -1],
    [{ $split: ['a-b-c', '-'] }, ['a', 'b', 'c']],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $ltrim: { input: 'xxa', chars: 'x' } }, 'a'],
    [{ $rtrim: { input: 'axx', chars: 'x' } }, 'a'],
    [{ $replaceOne: { input: 'aXbX', find: 'X', replacement: '-' } }, 'a-bX'],
    [{ $replaceAll: { input: 'aXbX', find: 'X', replacement: '-' } }, 'a-b-'],
    [{ $strcasecmp: ['$s', 'HELLO'] }, 0],
    [{ $regexMatch: { input: '$s', regex: /^h/i } }, true],
    [{ $regexFind: { input: '$s', regex: 'l+' } }, { match: 'll', idx: 2, captures: [] }],
    [
      { $regexFindAll: { input: 'a1b2', regex: /\d/ } },
      [
        { match: '1', idx: 1, captures: [] },
        { match: '2', idx: 3, captures: [] },
      ],
    ],
    [{ $arrayElemAt: ['$list', 0] }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, undefined],
    [{ $first: '$list' }, 3],
    [{ $last: '$list' }, 2],
    [{ $size: '$list' }, 3],
    [{ $in: [1, '$list'] }, true],
    [{ $indexOfArray: ['$list', 2] }, 2],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', -1] }, [2]],
    [{ $slice: ['$list', 1, 1] }, [1]],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $reverseArray: '$list' }, [2, 1, 3]],
    [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
    [{ $filter: { input: '$list', as: 'x', cond: { $gte: ['$$x', 2] } } }, [3, 2]],
    [{ $filter: { input: '$list', cond: { $gte: ['$$this', 2] }, limit: 1 } }, [3]],
    [{ $map: { input: '$list', as: 'x', in: { $multiply: ['$$x', 2] } } }, [6, 2, 4]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $range: [0, 6, 2] }, [0, 2, 4]],
    [
      { $zip: { inputs: ['$list', ['a', 'b']] } },
      [
        [3, 'a'],
        [1, 'b'],
      ],
    ],
    [{ $isArray: '$list' }, true],
    [{ $arrayToObject: [[{ k: 'x', v: 1 }]] }, { x: 1 }],
    [
      { $objectToArray: '$sub' },
      [
        { k: 'a', v: 1 },
        { k: 'b', v: 'x' },
      ],
    ],
    [{ $mergeObjects: ['$sub', { b: 2 }] }, { a: 1, b: 2 }],
    [{ $getField: { field: 'a', input: '$sub' } }, 1],
    [{ $setField: { field: 'c', input: '$sub', value: 3 } }, { a: 1, b: 'x', c: 3 }],
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      [1, 2, 3],
    ],
    [{ $setIntersection: ['$list', [1, 9]] }, [1]],
    [{ $setDifference: ['$list', [1]] }, [3, 2]],
    [{ $setIsSubset: [[1], '$list'] }, true],
    [
      {
        $setEquals: [
          [1, 2],
          [2, 1, 1],
        ],
      },
      true,
    ],
    [{ $anyElementTrue: [[false, 0, 1]] }, true],
    [{ $allElementsTrue: [[true, 0]] }, false],
    [{ $sum: '$list' }, 6],
    [{ $avg: '$list' }, 2],
    [{ $max: '$list' }, 3],
    [{ $min: ['$n', '$minus'] }, -3],
    [{ $year: '$day' }, 2026],
    [{ $month: '$day' }, 3],
    [{ $dayOfMonth: '$day' }, 15],
    [{ $dayOfWeek: '$day' }, 1],
    [{ $dayOfYear: '$day' }, 74],
    [{ $hour: '$day' }, 10],
    [{ $minute: '$day' }, 20],
    [{ $second: '$day' }, 30],
    [{ $millisecond: '$day' }, 456],
    [{ $isoWeek: '$day' }, 11],
    [{ $isoDayOfWeek: '$day' }, 7],
    [{ $dateToString: { date: '$day', format: '%Y-%m-%d' } }, '2026-03-15'],
    [{ $dateToString: { date: '$day', format: '%H:%M', timezone: '+02:00' } }, '12:20'],
    [{ $dateFromString: { dateString: '2026-03-15T00:00:00Z' } }, new Date('2026-03-15')],
    [{ $dateFromParts: { year: 2026, month: 3, day: 15 } }, new Date('2026-03-15')],
    [{ $dateAdd: { startDate: '$day', unit: 'day', amount: 2 } }, new Date('2026-03-17T10:20:30.456Z')],
    [{ $dateSubtract: { startDate: '$day', unit: 'hour', amount: 1 } }, new Date('2026-03-15T09:20:30.456Z')],
    [{ $dateDiff: { startDate: '$day', endDate: new Date('2026-03-20'), unit: 'day' } }, 5],
    [{ $dateTrunc: { date: '$day', unit: 'month' } }, new Date('2026-03-01')],
    [{ $type: '$s' }, 'string'],
    [{ $type: '$missing' }, 'missing'],
    [{ $type: '$n' }, 'int'],
    [{ $type: '$half' }, 'double'],
    [{ $type: '$id' }, 'objectId'],
    [{ $type: '$list' }, 'array'],
    [{ $isNumber: '$s' }, false],
    [{ $toString: '$n' }, '7'],
    [{ $toString: '$id' }, String(id)],
    [{ $toString: '$t' }, 'true'],
    [{ $toInt: '42' }, 42],
    [{ $toDouble: '2.5' }, 2.5],
    [{ $toBool: '$zero' }, false],
    [{ $toDate: 0 }, new Date(0)],
    [{ $toObjectId: String(id) }, id],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $convert: { input: null, to: 'int', onNull: 0 } }, 0],
    [{ $literal: '$s' }, '$s'],
    [{ $let: { vars: { a: 2 }, in: { $multiply: ['$$a', '$n'] } } }, 14],
    ['$sub.a', 1],
    ['$missing', undefined],
    ['$$ROOT.n', 7],
    ['$$REMOVE', undefined],
    [
      ['$n', '$missing'],
      [7, null],
    ],
    [
      { x: '$n', y: { $add: [1, 1] } },
      { x: 7, y: 2 },
    ],
  ]
  test.each(cases.map(([expression, value]) => [shown(expression), expression, value] as const))(
    '%s',
    async (_, expression, value) => {
      const [result] = await one()
        .aggregate([{ $replaceWith: { v: expression } }])
        .toArray()
      expect(result).toEqual(value === undefined ? {} : { v: value })
    },
  )

  const refused: [unknown, number][] = [
    [{ $nonsense: 1 }, 168],
    [{ $divide: [1, 0] }, 2],
    [{ $add: ['x', 1] }, 14],
    [{ $toInt: 'x' }, 241],
    [{ $size: '$n' }, 17124],
    [{ $arrayElemAt: ['$n', 0] }, 28689],
    [{ $switch: { branches: [when(false, 1)] } }, 40066],
    ['$$undefinedVariable', 17276],
    [{ $concat: ['$n', 'x'] }, 16702],
    [{ $in: [1, '$n'] }, 40081],
  ]
  test.each(refused.map(([expression, code]) => [shown(expression), expression, code] as const))(
    '%s is refused',
    async (_, expression, code) => {
      expect(
        await refusal(
          one()
            .aggregate([{ $replaceWith: { v: expression } }])
            .toArray(),
        ),
      ).toBe(code)
    },
  )
})

describe('a stage', () => {
  const sales = () => mongo.database.collection<Numbered>('sales')
  beforeAll(async () => {
    await fill(sales(), [
      { item: 'a', price: 10, quantity: 2, tags: ['x', 'y'] },
      { item: 'b', price: 20, quantity: 1, tags: ['y'] },
      { item: 'a', price: 5, quantity: 10, tags: [] },
      { item: 'c', price: null },
    ])
    await fill(mongo.database.collection<Numbered>('items'), [
      { code: 'a', name: 'Anchor', parent: null },
      { code: 'b', name: 'Buoy', parent: 'a' },
      { code: 'd', name: 'Deck', parent: 'b' },
    ])
  })

  const cases: [stages: object[], result: object[]][] = [
    [
      [{ $match: { item: 'a' } }, { $project: { price: 1 } }],
      [
        { _id: 1, price: 10 },
        { _id: 3, price: 5 },
      ],
    ],
    [[{ $project: { _id: 0, item: 1 } }, { $limit: 1 }], [{ item: 'a' }]],
    [[{ $sort: { price: -1 } }, { $limit: 1 }, { $unset: ['tags', 'quantity'] }], [{ _id: 2, item: 'b', price: 20 }]],
    [[{ $skip: 3 }], [{ _id: 4, item: 'c', price: null }]],
    [[{ $count: 'all' }], [{ all: 4 }]],
    [[{ $match: { item: 'none' } }, { $count: 'all' }], []],
    [
      [
        { $group: { _id: '$item', sum: { $sum: { $multiply: ['$price', '$quantity'] } }, n: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 'a', sum: 70, n: 2 },
        { _id: 'b', sum: 20, n: 1 },
        { _id: 'c', sum: 0, n: 1 },
      ],
    ],
    [
      [
        {
          $group: {
            _id: null,
            min: { $min: '$price' },
            max: { $max: '$price' },
            mean: { $avg: '$price' },
            items: { $addToSet: '$item' },
          },
        },
        { $set: { items: { $sortArray: { input: '$items', sortBy: 1 } } } },
      ],
      [{ _id: null, min: 5, max: 20, mean: 35 / 3, items: ['a', 'b', 'c'] }],
    ],
    [
      [
        { $sort: { _id: 1 } },
        { $group: { _id: '$item', first: { $first: '$price' }, last: { $last: '$price' }, all: { $push: '$price' } } },
        { $sort: { _id: 1 } },
        { $limit: 1 },
      ],
      [{ _id: 'a', first: 10, last: 5, all: [10, 5] }],
    ],
    [[{ $group: { _id: { item: '$item' } } }, { $sort: { '_id.item': -1 } }, { $limit: 1 }], [{ _id: { item: 'c' } }]],
    [
      [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
      [
        { _id: 1, tags: 'x' },
        { _id: 1, tags: 'y' },
        { _id: 2, tags: 'y' },
      ],
    ],
    [
      [
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
        { $match: { _id: { $gt: 1 } } },
        { $project: { tags: 1, at: 1 } },
      ],
      [
        { _id: 2, tags: 'y', at: 0 },
        { _id: 3, at: null },
        { _id: 4, at: null },
      ],
    ],
    [[{ $sortByCount: '$item' }, { $limit: 1 }], [{ _id: 'a', count: 2 }]],
    [
      [
        { $match: { _id: 1 } },
        { $addFields: { total: { $multiply: ['$price', '$quantity'] }, 'sub.x': 1 } },
        { $project: { total: 1, sub: 1 } },
      ],
      [{ _id: 1, total: 20, sub: { x: 1 } }],
    ],
    [[{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { only: '$item' } } }], [{ only: 'a' }]],
    [
      [{ $bucket: { groupBy: '$price', boundaries: [0, 10, 20], default: 'other', output: { n: { $sum: 1 } } } }],
      [
        { _id: 0, n: 1 },
        { _id: 10, n: 1 },
        { _id: 'other', n: 2 },
      ],
    ],
    [
      [
        {
          $facet: {
            count: [{ $count: 'n' }],
            first: [{ $sort: { _id: 1 } }, { $limit: 1 }, { $project: { item: 1 } }],
          },
        },
      ],
      [{ count: [{ n: 4 }], first: [{ _id: 1, item: 'a' }] }],
    ],
    [
      [
        { $match: { _id: { $lt: 3 } } },
        { $lookup: { from: 'items', localField: 'item', foreignField: 'code', as: 'found' } },
        { $project: { names: '$found.name' } },
      ],
      [
        { _id: 1, names: ['Anchor'] },
        { _id: 2, names: ['Buoy'] },
      ],
    ],
    [
      [
        { $match: { _id: 2 } },
        {
          $lookup: {
            from: 'items',
            let: { wanted: '$item' },
            pipeline: [{ $match: { $expr: { $gte: ['$code', '$$wanted'] } } }, { $project: { _id: 0, code: 1 } }],
            as: 'found',
          },
        },
        { $project: { found: 1 } },
      ],
      [{ _id: 2, found: [{ code: 'b' }, { code: 'd' }] }],
    ],
    [
      [
        { $match: { _id: 1 } },
        {
          $lookup: {
            from: 'items',
            localField: 'item',
            foreignField: 'code',
            pipeline: [{ $project: { _id: 0, name: 1 } }],
            as: 'found',
          },
        },
        { $project: { found: 1 } },
      ],
      [{ _id: 1, found: [{ name: 'Anchor' }] }],
    ],
    [
      [
        { $match: { _id: 4 } },
        { $lookup: { from: 'none', localField: 'item', foreignField: 'code', as: 'found' } },
        { $project: { found: 1 } },
      ],
      [{ _id: 4, found: [] }],
    ],
    [
      [
        { $match: { _id: 1 } },
        {
          $graphLookup: {
            from: 'items',
            startWith: 'd',
            connectFromField: 'parent',
            connectToField: 'code',
            as: 'line',
          },
        },
        { $project: { codes: { $sortArray: { input: '$line.code', sortBy: 1 } } } },
      ],
      [{ _id: 1, codes: ['a', 'b', 'd'] }],
    ],
    [
      [
        { $match: { _id: 1 } },
        { $project: { _id: 0, item: 1 } },
        { $unionWith: { coll: 'items', pipeline: [{ $match: { code: 'd' } }, { $project: { _id: 0, name: 1 } }] } },
      ],
      [{ item: 'a' }, { name: 'Deck' }],
    ],
    [
      [
        {
          $setWindowFields: {
            sortBy: { _id: 1 },
            output: { running: { $sum: '$quantity', window: { documents: ['unbounded', 'current'] } } },
          },
        },
        { $project: { running: 1 } },
      ],
      [
        { _id: 1, running: 2 },
        { _id: 2, running: 3 },
        { _id: 3, running: 13 },
        { _id: 4, running: 13 },
      ],
    ],
    [
      [{ $redact: { $cond: [{ $eq: ['$item', 'b'] }, '$$KEEP', '$$PRUNE'] } }, { $project: { item: 1 } }],
      [{ _id: 2, item: 'b' }],
    ],
    [[{ $sample: { size: 10 } }, { $count: 'n' }], [{ n: 4 }]],
    [[{ $match: { $expr: { $gt: ['$price', 9] } } }, { $count: 'n' }], [{ n: 2 }]],
    [
      [{ $fill: { output: { quantity: { value: 0 } } } }, { $match: { _id: 4 } }, { $project: { quantity: 1 } }],
      [{ _id: 4, quantity: 0 }],
    ],
  ]
  test.each(cases.map(([stages, result]) => [shown(stages), stages, result] as const))(
    '%s',
    async (_, stages, result) => {
      expect(await sales().aggregate(stages).toArray()).toEqual(result)
    },
  )

  test('of a database makes documents of its own', async () => {
    expect(
      await mongo.database.aggregate([{ $documents: [{ x: 1 }, { x: 2 }] }, { $match: { x: 2 } }]).toArray(),
    ).toEqual([{ x: 2 }])
  })

  const refused: [object[], number][] = [
    [[{ $nonsense: {} }], 40324],
    [[{}], 40323],
    [[{ $match: {}, $limit: 1 }], 40323],
    [[{ $match: 5 }], 15959],
    [[{ $limit: 0 }], 15958],
    [[{ $limit: 'x' }], 5107201],
    [[{ $skip: -1 }], 5107200],
    [[{ $sort: {} }], 15976],
    [[{ $sort: { a: 5 } }], 15975],
    [[{ $group: { x: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: null, x: { $nonsense: 1 } } }], 15952],
    [[{ $group: { _id: null, x: 1 } }], 40234],
    [[{ $unwind: 'tags' }], 28818],
    [[{ $project: {} }], 51272],
    [[{ $count: '' }], 40156],
    [[{ $lookup: { from: 'items' } }], 9],
  ]
  test.each(refused.map(([stages, code]) => [shown(stages), stages, code] as const))(
    '%s is refused',
    async (_, stages, code) => {
      expect(await refusal(sales().aggregate(stages).toArray())).toBe(code)
    },
  )
})

test('sums keep the exact value of every number type', async () => {
  const amounts = mongo.database.collection<Numbered>('amounts')
  await fill(amounts, [
    { a: Decimal128.fromString('0.1'), b: Long.fromString('9007199254740993') },
    { a: Decimal128.fromString('0.2'), b: 1 },
  ])
  const [total] = await amounts
    .aggregate([{ $group: { _id: null, a: { $sum: '$a' }, b: { $sum: '$b' } } }], { promoteLongs: false })
    .toArray()
  expect(String(total?.['a'])).toBe('0.3')
  expect(String(total?.['b'])).toBe('9007199254740994')
})
