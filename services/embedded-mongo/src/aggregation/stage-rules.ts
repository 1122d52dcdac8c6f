import { wholeNumber } from '../bson/codec.ts'
import { isDoc } from '../bson/values.ts'
import { type ErrorName, MongoError } from '../errors.ts'
import { context } from '../expressions/expressions.ts'

type Rule = (specification: unknown) => void

const demand = (holds: boolean, name: ErrorName, message: string) => {
  if (!holds) throw new MongoError(name, message)
}

/** A path of new fields has a name at each step. */
function demandNames(given: unknown): void {
  if (!isDoc(given)) return
  for (const path of Object.keys(given)) {
    demand(path !== '', 'Location40352', 'FieldPath cannot be constructed with empty string')
    demand(!path.split('.').includes(''), 'Location15998', 'FieldPath field names may not be empty strings.')
  }
}

const isNonEmpty = (value: unknown) => isDoc(value) && Object.keys(value).length > 0

/** What a stage asks of its specification and mingo lets pass. */
const rules: Record<string, Rule> = {
  $match: given => demand(isDoc(given), 'Location15959', 'the match filter must be an expression in an object'),
  $limit(given) {
    const limit = wholeNumber(given)
    demand(limit !== undefined && limit >= 0, 'Location5107201', `invalid argument to $limit stage: ${String(given)}`)
    demand(limit !== 0, 'Location15958', 'the limit must be positive')
  },
  $skip(given) {
    const skip = wholeNumber(given)
    demand(skip !== undefined && skip >= 0, 'Location5107200', `invalid argument to $skip stage: ${String(given)}`)
  },
  $sort(given) {
    demand(isDoc(given), 'Location15973', 'the $sort key specification must be an object')
    demand(isNonEmpty(given), 'Location15976', '$sort stage must have at least one sort key')
    for (const direction of Object.values(given as object)) {
      const isDirection = [1, -1].includes(wholeNumber(direction) ?? 0) || isDoc(direction)
      demand(isDirection, 'Location15975', '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
    }
  },
  $group(given) {
    demand(isDoc(given), 'Location15947', "a group's fields must be specified in an object")
    const { _id, ...fields } = given as Record<string, unknown>
    demand('_id' in (given as object), 'Location15955', 'a group specification must include an _id')
    for (const [field, accumulator] of Object.entries(fields)) {
      demand(isDoc(accumulator), 'Location40234', `The field '${field}' must be an accumulator object`)
      const [operator = ''] = Object.keys(accumulator as object)
      const isKnown = context.getOperator('accumulator' as never, operator) !== null
      demand(isKnown, 'Location15952', `unknown group operator '${operator}'`)
    }
  },
  $unwind(given) {
    const path = isDoc(given) ? given['path'] : given
    demand(typeof path === 'string', 'Location28812', 'no path specified to $unwind stage')
    demand(String(path).startsWith('$'), 'Location28818', 'path option to $unwind stage should be prefixed with a $')
  },
  $addFields: demandNames,
  $set: demandNames,
  $unset(given) {
    for (const path of Array.isArray(given) ? given : [given]) demandNames({ [String(path)]: 1 })
  },
  $project(given) {
    demand(isNonEmpty(given), 'Location51272', 'Invalid $project :: specification must have at least one field')
    demandNames(given)
  },
  $count: given =>
    demand(typeof given === 'string' && given !== '', 'Location40156', 'the count field must be a non-empty string'),
  $lookup(given) {
    demand(isDoc(given), 'FailedToParse', 'the $lookup specification must be an object')
    const { as, localField, foreignField, pipeline } = given as Record<string, unknown>
    const isJoined = typeof localField === 'string' && typeof foreignField === 'string'
    const isWhole = typeof as === 'string' && (isJoined || (pipeline !== undefined && localField === foreignField))
    demand(
      isWhole,
      'FailedToParse',
      "$lookup requires 'as', and either 'pipeline' or both 'localField' and 'foreignField'",
    )
  },
  $sample(given) {
    const size = isDoc(given) ? wholeNumber(given['size']) : undefined
    demand(size !== undefined, 'Location28746', 'argument to $sample must be { size: <number> }')
    demand(Number(size) > 0, 'Location28747', 'size argument to $sample must be a positive integer')
  },
}

/** @throws MongoDB's own refusal of a specification that makes no sense */
export function checkStage(name: string, specification: unknown): void {
  if (Object.hasOwn(rules, name)) rules[name]?.(specification)
}
