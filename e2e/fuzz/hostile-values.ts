import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'

/** Text that breaks what was written for names and sentences. Control characters and lone surrogates come as escapes. */
const texts = [
  '',
  ' ',
  'x',
  '!!!',
  '🙂',
  '🏳️‍🌈👩‍👩‍👧‍👦',
  '\u0000',
  '\ud800',
  '\u202ecba',
  'e\u0301'.repeat(300),
  '0',
  'null',
  '__proto__',
  '$where',
  '{"$gt":""}',
  '.*(a+)+$',
  '((((((((',
  '%00%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  'a@b.example',
  `${'a'.repeat(300)}@example.com`,
  'http://[::1',
  'link|x',
  'entry|x|y',
  'eyJ9',
  'bnVsbA==',
  '6fffffffffffffffffffff7f',
  'zzzzzzzzzzzzzzzzzzzzzzzz',
  'aaaaaaaaaaaa',
]
/** Text of the longest kind, which takes seconds where the work grows with its square. */
export const longTexts = [
  `x${' '.repeat(60_000)}x`,
  `x${'\u0301'.repeat(15_000)}${'\u0323'.repeat(15_000)}`,
  'a '.repeat(30_000),
  `${'a.'.repeat(30_000)}@`,
  '\n'.repeat(30_000),
  'ﷺ'.repeat(20_000),
]
const numbers = [0, -1, 1.5, 2_147_483_647, -2_147_483_648, 9_007_199_254_740_991, 1e300, '1', true]
const days = [
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13',
  '2026-12-01T00:00:00Z',
  'x',
  7,
]
const instants = [
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '2026-13-01',
  'x',
  7,
]
/** Of another kind than any place takes. */
const misfits = [null, true, {}, [], [[]], [null], { '': '' }, { __proto__: null, length: 1e9 }]

const ofScalar: Record<string, readonly unknown[]> = {
  ...{ Int: numbers, Float: numbers, Money: numbers },
  ...{ Date: days, DateTime: instants, Boolean: ['true', 0] },
}

/** What a place of this type is tried with. */
export function hostileValues(type: GraphQLInputType): readonly unknown[] {
  if (isListType(getNullableType(type))) return [...misfits, 'x', Array(9_000).fill(null)]
  const named = getNamedType(type)
  if (isInputObjectType(named)) return [...misfits, 'x', { unknown: 1 }]
  if (isEnumType(named)) return [...misfits, 'x', named.getValues()[0]?.name.toLowerCase()]
  return [...(ofScalar[named.name] ?? texts), ...misfits]
}

const megabyte = 1_000_000
const around = (inside: number, open: string, close: string) => open.repeat(inside) + close.repeat(inside)

/** JSON in place of any value that is larger or deeper than anybody sends. */
export const oversized = {
  nulls: `[${'null,'.repeat(200_000)}null]`,
  text: JSON.stringify('x'.repeat(megabyte)),
  deepList: around(100_000, '[', ']'),
  deepObject: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  manyKeys: `{${Array.from({ length: 60_000 }, (_, key) => `"k${key}":0`).join()}}`,
}

/** The same for a message of a socket, which may have 64 KB. */
export const oversizedMessage = {
  nulls: `[${'null,'.repeat(12_000)}null]`,
  wrong: `[${'null,'.repeat(9_000)}null]`,
  text: JSON.stringify('x'.repeat(60_000)),
  deepList: around(30_000, '[', ']'),
}
