import { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { expect, test } from 'vitest'
import { decode, encode } from './codec.ts'
import { fieldDecoder } from './partial.ts'

const document = {
  double: new Double(1.5),
  string: 'ö\0x',
  nested: { a: [new Int32(1)] },
  array: [new Int32(1), { b: 'x' }],
  binary: new Binary(Buffer.from('abc')),
  objectId: new ObjectId(),
  yes: true,
  date: new Date(5),
  nothing: null,
  regex: new BSONRegExp('^a', 'i'),
  code: new Code('x'),
  scoped: new Code('x', { y: new Int32(1) }),
  int: new Int32(5),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromNumber(5),
  decimal: Decimal128.fromString('1.5'),
  min: new MinKey(),
  max: new MaxKey(),
  last: new Int32(9),
}

test('fields of every type are found and skipped', () => {
  const bytes = encode(document)
  const whole = decode(bytes)
  for (const name of Object.keys(document)) {
    expect(fieldDecoder([name, 'last'])(bytes), name).toEqual({ [name]: whole[name], last: whole['last'] })
  }
  expect(fieldDecoder(['absent'])(bytes)).toEqual({})
})
