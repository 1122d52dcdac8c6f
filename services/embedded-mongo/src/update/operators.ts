import { Int32, Long, Timestamp } from 'bson'
import { isTrue } from '../bson/codec.ts'
import { compare } from '../bson/compare.ts'
import { add, asBigInt, multiply } from '../bson/numbers.ts'
import { typeName } from '../bson/types.ts'
import { bsonTypeOf, isDoc, Kind, kindOf } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { addToSet, pop, pull, pullAll, push } from './array-operators.ts'
import type { Operator } from './operator.ts'

/** Operators that change the value at a path. `$unset` and `$rename` move fields and are not among them. */
export const operators: Record<string, Operator> = {
  $set: (_, operand) => operand,
  $setOnInsert: (_, operand) => operand,
  $inc: (value, operand, context) =>
    calculated('$inc', add, value, value === undefined ? operand : undefined, operand, context),
  $mul: (value, operand, context) =>
    calculated(
      '$mul',
      multiply,
      value,
      value === undefined ? multiply(operand, new Int32(0)) : undefined,
      operand,
      context,
    ),
  $min: (value, operand) => (value === undefined || compare(operand, value) < 0 ? operand : value),
  $max: (value, operand) => (value === undefined || compare(operand, value) > 0 ? operand : value),
  $currentDate: (_, operand) => now(operand),
  $bit: (value, operand, { path }) => bit(value, operand, path),
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
}

function calculated(
  name: string,
  calculate: typeof add,
  value: unknown,
  initial: unknown,
  operand: unknown,
  { path, id }: { path: string; id: unknown },
) {
  if (kindOf(operand) !== Kind.Number) {
    const action = name === '$inc' ? 'increment' : 'multiply'
    throw new MongoError('TypeMismatch', `Cannot ${action} with non-numeric argument: {${path}: ${String(operand)}}`)
  }
  if (initial !== undefined) return initial
  if (kindOf(value) !== Kind.Number) {
    throw new MongoError(
      'TypeMismatch',
      `Cannot apply ${name} to a value of non-numeric type. {_id: ${String(id)}} has the field '${path}' of non-numeric type ${typeName(value)}`,
    )
  }
  const result = calculate(value, operand)
  if (result === undefined) {
    throw new MongoError(
      'BadValue',
      `Failed to apply ${name} operations to current value (${String(value)}) for document {_id: ${String(id)}}`,
    )
  }
  return result
}

function now(operand: unknown) {
  const type = isDoc(operand) ? operand['$type'] : isTrue(operand) ? 'date' : undefined
  if (type === 'date') return new Date()
  if (type === 'timestamp') return new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 })
  throw new MongoError('BadValue', "The '$type' string field is required to be 'date' or 'timestamp'")
}

const bitwise: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
}

const isInteger = (value: unknown) => bsonTypeOf(value) === 'Int32' || bsonTypeOf(value) === 'Long'

function bit(value: unknown, operand: unknown, path: string) {
  if (!isDoc(operand)) throw new MongoError('BadValue', 'The $bit modifier is not compatible with that argument')
  if (!isInteger(value ?? new Int32(0)))
    throw new MongoError('BadValue', `Cannot apply $bit to a value of non-integral type at ${path}: ${typeName(value)}`)
  let result = asBigInt(value ?? 0)
  let isLong = bsonTypeOf(value) === 'Long'
  for (const [name, mask] of Object.entries(operand)) {
    const apply = bitwise[name]
    if (!apply)
      throw new MongoError(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' at ${path}`,
      )
    if (!isInteger(mask))
      throw new MongoError('BadValue', `The $bit modifier field must be an Integer(32/64 bit), at ${path}`)
    result = apply(result, asBigInt(mask))
    isLong ||= bsonTypeOf(mask) === 'Long'
  }
  return isLong ? Long.fromBigInt(BigInt.asIntN(64, result)) : new Int32(Number(BigInt.asIntN(32, result)))
}
