import { evalExpr } from 'mingo/core'
import type { Options } from 'mingo/types'
import { type Doc, isDoc, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'

const verdicts = ['$$KEEP', '$$PRUNE', '$$DESCEND']

/** `$redact`: keeps a document, drops it, or asks again of each document within. */
export function redact(doc: Doc, expression: unknown, options: Options): Doc | undefined {
  return redacted(doc, withLiteralVerdicts(expression), options)
}

/** The verdicts as plain values, which the expression then gives. */
function withLiteralVerdicts(expression: unknown): unknown {
  if (typeof expression === 'string' && verdicts.includes(expression)) return { $literal: expression }
  if (Array.isArray(expression)) return expression.map(withLiteralVerdicts)
  if (!isDoc(expression)) return expression
  return Object.fromEntries(Object.entries(expression).map(([name, value]) => [name, withLiteralVerdicts(value)]))
}

function redacted(doc: Doc, expression: unknown, options: Options): Doc | undefined {
  switch (evalExpr(doc, expression, options)) {
    case '$$KEEP':
      return doc
    case '$$PRUNE':
      return undefined
    case '$$DESCEND':
      return withinFields(doc, expression, options)
    default:
      throw new MongoError(
        'Location17053',
        "$redact's expression should not return anything aside from $$KEEP, $$DESCEND, and $$PRUNE",
      )
  }
}

function withinFields(doc: Doc, expression: unknown, options: Options): Doc {
  const kept: Doc = {}
  for (const name of Object.keys(doc)) {
    const value = withinValue(doc[name], expression, options)
    if (value !== undefined) setField(kept, name, value)
  }
  return kept
}

function withinValue(value: unknown, expression: unknown, options: Options): unknown {
  if (isDoc(value)) return redacted(value, expression, options)
  if (!Array.isArray(value)) return value
  return value.map(element => withinValue(element, expression, options)).filter(element => element !== undefined)
}
