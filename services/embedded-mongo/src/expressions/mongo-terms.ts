import { type ErrorName, MongoError } from '../errors.ts'

/** mingo's errors, by the beginning of its sentence, and MongoDB's code for it. */
const terms: [problem: RegExp, name: ErrorName][] = [
  [/^\$(add|subtract|multiply) expression must resolve/, 'TypeMismatch'],
  [/^cannot convert/, 'ConversionFailure'],
  [/^input must be a 24 character hex/, 'ConversionFailure'],
  [/^\$size /, 'Location17124'],
  [/^\$arrayElemAt arg1/, 'Location28689'],
  [/^Use of undefined variable/, 'Location17276'],
  [/^\$concat expression must/, 'Location16702'],
  [/^\$in arg2/, 'Location40081'],
  [/^\$filter 'input'/, 'Location28651'],
  [/^\$map 'input'/, 'Location16883'],
  [/^\$strLenCP /, 'Location34471'],
  [/^\$split /, 'Location40085'],
]

/** Runs what calls mingo, so that its problems reach the client as MongoDB's. */
export function inMongoTerms<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof MongoError) throw error
    const { message } = error as Error
    const unknown = /(?:accumulator|operator) '?(\$\w+)'? (?:is not registered)/.exec(message)
    if (unknown) throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${unknown[1]}'`)
    const [, name = 'BadValue'] = terms.find(([problem]) => problem.test(message)) ?? []
    throw new MongoError(name as ErrorName, message)
  }
}
