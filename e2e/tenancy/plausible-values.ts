import { randomUUID } from 'node:crypto'
import { type GraphQLInputType, getNamedType, isEnumType } from 'graphql'
import { dayFromNow } from '../support/given.ts'

const instant = () => `${dayFromNow(10)}T09:00:00.000Z`

const byType: Record<string, () => unknown[]> = {
  Boolean: () => [false, true],
  Int: () => [1, 0, 30, 365],
  Float: () => [0.5],
  Money: () => [100_00],
  Date: () => [dayFromNow(10), dayFromNow(-10)],
  DateTime: () => [instant()],
}

/** Texts by the end of the field's name; `mark` is in those that people read. */
const texts: [RegExp, (mark: string) => string][] = [
  [/email$|^to$/i, () => `${randomUUID()}@matrix.example`],
  [/phone$|fromNumber$/i, () => '(415) 555-0142'],
  [/url$|website$/i, () => 'https://matrix.example'],
  [/zone$/, () => 'CA'],
  [/timeZone$/, () => 'America/Los_Angeles'],
  [/postalCode$/i, () => '94607'],
  [/city$/i, () => 'Oakland'],
  [/line1$/i, () => '1 Matrix Way'],
  [/day$/i, () => dayFromNow(-10)],
  [/time$/i, () => '9:00'],
  [/minutes$/i, () => '3'],
  [/code$/i, () => '000000'],
  [/(At|On|Until)$/, () => dayFromNow(10)],
  [/^list$/, () => 'matrix'],
  [/./, mark => `${mark}Of the matrix ${randomUUID().slice(0, 8)}`],
]

/** What a field may hold, the likeliest first. Texts are other ones each time. */
export function plausibleValues(name: string, type: GraphQLInputType, mark: string): unknown[] {
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues().map(({ name }) => name)
  const known = byType[named.name]
  if (known) return known()
  const [, likeliest] = texts.find(([pattern]) => pattern.test(name)) ?? []
  return [likeliest?.(mark), dayFromNow(10), instant(), `${randomUUID()}@matrix.example`, '1']
}
