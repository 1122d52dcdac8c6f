import { MongoError } from '../errors.ts'
import { toPlain } from './codec.ts'
import { numberType } from './numbers.ts'
import { Kind, kindOf } from './values.ts'

/** BSON's type numbers by the aliases of `$type`. */
const numberOfAlias: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  symbol: 14,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
}

const aliasOfKind: Record<Kind, string> = {
  [Kind.MinKey]: 'minKey',
  [Kind.Undefined]: 'undefined',
  [Kind.Null]: 'null',
  [Kind.Number]: 'number',
  [Kind.String]: 'string',
  [Kind.Object]: 'object',
  [Kind.Array]: 'array',
  [Kind.Binary]: 'binData',
  [Kind.ObjectId]: 'objectId',
  [Kind.Boolean]: 'bool',
  [Kind.Date]: 'date',
  [Kind.Timestamp]: 'timestamp',
  [Kind.RegExp]: 'regex',
  [Kind.Code]: 'javascript',
  [Kind.MaxKey]: 'maxKey',
}

/** The alias of a value's type, as in error messages: `int`, `string`, `objectId` … */
export function typeName(value: unknown): string {
  const kind = kindOf(value)
  return kind === Kind.Number ? numberType(value) : aliasOfKind[kind]
}

/** The test of a `$type`: an alias, a number, or a list of either. */
export function typeTest(operand: unknown): (value: unknown) => boolean {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).map(aliasOf))
  return value =>
    value !== undefined && (wanted.has(typeName(value)) || (wanted.has('number') && kindOf(value) === Kind.Number))
}

function aliasOf(given: unknown): string {
  if (given === 'number') return 'number'
  const plain = toPlain(given)
  const [alias] = Object.entries(numberOfAlias).find(([name, number]) => name === plain || number === plain) ?? []
  if (!alias) throw new MongoError('BadValue', `Unknown type name alias: ${String(plain)}`)
  return alias
}
