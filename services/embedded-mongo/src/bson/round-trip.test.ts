import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb'
import { expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

const mongo = useMongo()

const document = {
  _id: new Int32(1),
  double: new Double(5),
  int: new Int32(5),
  long: Long.fromNumber(5),
  longest: Long.MIN_VALUE,
  decimal: Decimal128.fromString('1.10'),
  string: 'a\0ö😀',
  nested: { b: { a: [new Int32(1), [new Int32(2), { c: null }]] }, empty: {} },
  array: [] as unknown[],
  binary: new Binary(Buffer.from([0, 1, 255])),
  uuid: new UUID('0f0e0d0c-0b0a-4908-8706-050403020100'),
  objectId: new ObjectId(),
  yes: true,
  date: new Date(-5),
  nothing: null,
  regex: new BSONRegExp('^a.b$', 'imx'),
  code: new Code('return 1', { x: new Int32(1) }),
  timestamp: new Timestamp({ t: 5, i: 7 }),
  min: new MinKey(),
  max: new MaxKey(),
}

const types = { promoteValues: false, bsonRegExp: true } as const
const things = () => mongo.database.collection<{ _id: Int32; [field: string]: unknown }>('things')

test('every type comes back as it went in', async () => {
  await things().insertOne(document)
  expect(await things().findOne({}, types)).toEqual(document)
})

test('an update of another field leaves all types alone', async () => {
  await things().updateOne({ _id: new Int32(1) }, { $set: { other: 1 } })
  expect(await things().findOne({}, types)).toEqual({ ...document, other: new Int32(1) })
})

test('a projection leaves types alone', async () => {
  const found = await things().findOne({}, { ...types, projection: { double: 1, long: 1, 'nested.b': 1 } })
  expect(found).toMatchObject({ double: new Double(5), long: Long.fromNumber(5) })
})

test('every type can be found by its value and kept in an index', async () => {
  for (const [name, value] of Object.entries(document)) {
    if (name === 'code' || name === 'regex') continue
    await things().createIndex({ [name]: 1 })
    expect(await things().countDocuments({ [name]: value }), name).toBe(1)
  }
})
