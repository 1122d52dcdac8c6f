import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { encodeKey, invert, KeyWriter, successor } from './key-encoding.ts'

/** One of every kind, and edges of each, in MongoDB's order. */
const ascending: unknown[] = [
  new MinKey(),
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  Decimal128.fromString('-9.99E+6000'),
  -Number.MAX_VALUE,
  Long.MIN_VALUE,
  Long.fromString('-9007199254740993'),
  -9_007_199_254_740_992,
  new Int32(-5),
  Decimal128.fromString('-0.1'),
  0,
  Number.MIN_VALUE,
  Decimal128.fromString('0.1'),
  new Double(0.1),
  Decimal128.fromString('0.1000000000000000055511151231257828'),
  1,
  Decimal128.fromString('1.000000000000000000000000000000001'),
  1.5,
  9_007_199_254_740_992,
  Long.fromString('9007199254740993'),
  Long.fromString('9223372036854775806'),
  Long.MAX_VALUE,
  Number.MAX_VALUE,
  Decimal128.fromString('1E+6000'),
  Decimal128.fromString('1.1E+6000'),
  Number.POSITIVE_INFINITY,
  '',
  '\0',
  '\0a',
  'a',
  'a\0',
  'a\0b',
  'ab',
  'b',
  'é',
  '\uffff',
  '😀',
  {},
  { a: null },
  { a: 1 },
  { a: 1, b: 1 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  new Binary(Buffer.from('zz')),
  new Binary(Buffer.from('aaa')),
  new Binary(Buffer.from('aaa'), 4),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(1),
  new Timestamp({ t: 1, i: 2 }),
  new Timestamp({ t: 2, i: 1 }),
  /a/,
  /a/i,
  /b/,
  new MaxKey(),
]

describe('the order of bytes is the order of values', () => {
  test('ascending', () => {
    ascending.slice(1).forEach((value, index) => {
      const before = ascending[index]
      expect(Buffer.compare(encodeKey(before), encodeKey(value)), `${String(before)} < ${String(value)}`).toBe(-1)
      expect(Math.sign(compare(before, value)), `compare ${String(before)}, ${String(value)}`).toBe(-1)
    })
  })

  test('descending', () => {
    const encode = (value: unknown) => new KeyWriter().value(value, true).take()
    ascending.slice(1).forEach((value, index) => {
      expect(
        Buffer.compare(encode(ascending[index]), encode(value)),
        `${String(ascending[index])} > ${String(value)}`,
      ).toBe(1)
    })
  })

  test('in compound keys the first difference decides, whatever the lengths', () => {
    const encode = (first: unknown, second: unknown) => new KeyWriter().value(first).value(second, true).take()
    expect(Buffer.compare(encode('a', 'z'), encode('ab', 'a'))).toBe(-1)
    expect(Buffer.compare(encode('a', 2), encode('a', 1))).toBe(-1)
    expect(Buffer.compare(encode('a\0', 1), encode('a', 1))).toBe(1)
  })
})

test('equal numbers have equal bytes whatever their types', () => {
  const ones = [1, new Int32(1), Long.ONE, new Double(1), Decimal128.fromString('1'), Decimal128.fromString('1.00')]
  expect(new Set(ones.map(one => encodeKey(one).toString('hex'))).size).toBe(1)
  expect(encodeKey(-0)).toEqual(encodeKey(0))
  expect(encodeKey(Decimal128.fromString('0.5'))).toEqual(encodeKey(0.5))
  expect(encodeKey(Decimal128.fromString('9007199254740993'))).toEqual(encodeKey(Long.fromString('9007199254740993')))
})

test('the successor of a prefix is above all that begins with it', () => {
  expect(successor(Buffer.from([1, 2]))).toEqual(Buffer.from([1, 3]))
  expect(successor(Buffer.from([1, 255]))).toEqual(Buffer.from([2]))
  expect(successor(Buffer.from([255]))).toBeUndefined()
  expect(invert(Buffer.from([0, 255, 1]))).toEqual(Buffer.from([255, 0, 254]))
})
