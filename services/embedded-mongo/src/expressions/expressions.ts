import { Context, evalExpr } from 'mingo/core'
import * as accumulators from 'mingo/operators/accumulator'
import * as expressions from 'mingo/operators/expression'
import * as projections from 'mingo/operators/projection'
import * as queries from 'mingo/operators/query'
import * as windows from 'mingo/operators/window'
import type { Options } from 'mingo/types'
import { toPlain } from '../bson/codec.ts'
import { compare } from '../bson/compare.ts'
import { add, approximate, asExact } from '../bson/numbers.ts'
import { type Doc, Kind, kindOf } from '../bson/values.ts'
import type { Test } from '../matching/filter-tree.ts'
import { inMongoTerms } from './mongo-terms.ts'
import { isTruthy, ownExpressions } from './own-expressions.ts'
import { meta } from './score.ts'

/** Values by the names that expressions call `$$name`. */
export type Variables = Record<string, unknown>

/** mingo's comparisons in expressions follow its query language; MongoDB compares whole values of any kind. */
const comparison = (holds: (difference: number) => unknown) => (doc: unknown, operands: unknown, options: Options) => {
  const [a, b] = evalExpr(doc, operands, options) as unknown[]
  return holds(compare(a, b))
}

/** Adds up numbers of every type; anything else counts as nothing. */
function sumOf(values: unknown[]): unknown {
  const numbers = values.filter(value => kindOf(value) === Kind.Number)
  if (numbers.every(value => typeof value === 'number')) return numbers.reduce((sum, value) => sum + value, 0)
  return toPlain(numbers.reduce((sum, value) => add(sum, value) ?? sum, 0))
}

const evaluated = (docs: unknown[], expression: unknown, options: Options) =>
  (accumulators.$push as (docs: unknown[], expression: unknown, options: Options) => unknown[])(
    docs,
    expression,
    options,
  )

function average(docs: unknown[], expression: unknown, options: Options) {
  const numbers = evaluated(docs, expression, options).filter(value => kindOf(value) === Kind.Number)
  return numbers.length === 0 ? null : approximate(asExact(sumOf(numbers))) / numbers.length
}

/** mingo's operators, with those replaced that know too little of BSON. Nothing that runs a script is among them. */
export const context = Context.init({
  accumulator: {
    ...withoutScripts(accumulators),
    $sum: (docs: unknown[], expression: unknown, options: Options) =>
      typeof expression === 'number' ? docs.length * expression : sumOf(evaluated(docs, expression, options)),
    $avg: average,
  } as never,
  expression: {
    ...withoutScripts(expressions),
    $cmp: comparison(Math.sign),
    $eq: comparison(difference => difference === 0),
    $ne: comparison(difference => difference !== 0),
    $gt: comparison(difference => difference > 0),
    $gte: comparison(difference => difference >= 0),
    $lt: comparison(difference => difference < 0),
    $lte: comparison(difference => difference <= 0),
    $meta: meta,
    ...ownExpressions,
  } as never,
  projection: projections as never,
  query: queries as never,
  window: windows as never,
})

function withoutScripts(operators: object): object {
  return Object.fromEntries(
    Object.entries(operators).filter(([name]) => name !== '$function' && name !== '$accumulator' && name !== '$where'),
  )
}

/** Options of every call to mingo. */
export const mingoOptions = (variables: Variables = {}) => ({ context, scriptEnabled: false, variables })

/** The value of an expression for a document with plain numbers. */
export const evaluate = (expression: unknown, doc: Doc, variables?: Variables): unknown =>
  inMongoTerms(() => evalExpr(doc, expression, mingoOptions(variables) as unknown as Options))

/** A test by an aggregation expression, for `$expr`. */
export function evaluateCondition(expression: unknown, variables?: Variables): Test {
  const plain = toPlain(expression)
  const options = mingoOptions(variables) as unknown as Options
  return doc => inMongoTerms(() => isTruthy(evalExpr(toPlain(doc), plain, options)))
}
