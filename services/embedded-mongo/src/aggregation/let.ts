import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { evaluate, type Variables } from '../expressions/expressions.ts'

/**
 * The values of a command's `let`: each is an expression that may use those before it, and no document, for there is none
 * yet.
 * @param definitions with plain numbers
 * @throws Location4890500 for a field path, FailedToParse for a name that no variable may have
 */
export function evaluateLet(definitions: Doc): Doc {
  const variables: Variables = {}
  for (const [name, expression] of Object.entries(definitions)) {
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) {
      throw new MongoError('FailedToParse', `'${name}' starts with an invalid character for a user variable name`)
    }
    refuseFields(expression)
    variables[name] = isConstant(expression) ? expression : evaluate(expression, {}, variables)
  }
  return variables
}

function isConstant(value: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('$')
  if (Array.isArray(value)) return value.every(isConstant)
  return !isDoc(value) || Object.entries(value).every(([name, field]) => !name.startsWith('$') && isConstant(field))
}

const ofDocument = /^\$(?!\$)|^\$\$(ROOT|CURRENT)\b/

function refuseFields(expression: unknown): void {
  if (typeof expression === 'string' && ofDocument.test(expression)) {
    throw new MongoError(
      'Location4890500',
      'Command let Expression tried to access a field, but this is not allowed because Command let Expressions run before the query examines any documents.',
    )
  }
  if (Array.isArray(expression)) for (const operand of expression) refuseFields(operand)
  if (!isDoc(expression) || '$literal' in expression) return
  for (const operand of Object.values(expression)) refuseFields(operand)
}
