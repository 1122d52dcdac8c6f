import { isTrue, wholeNumber } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'

/**
 * Runs the statements of a write command in their order. What one of them is refused for is told beside the result;
 * an ordered command stops there. A write conflict is of the whole command.
 */
export function runStatements<Statement>(
  command: Doc,
  statements: Statement[],
  run: (statement: Statement, index: number) => void,
): Doc[] {
  const isOrdered = command['ordered'] === undefined || isTrue(command['ordered'])
  const writeErrors: Doc[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index)
    } catch (error) {
      if (!(error instanceof MongoError) || error.codeName === 'WriteConflict') throw error
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details })
      if (isOrdered) break
    }
  }
  return writeErrors
}

/** Refuses a field of a statement that would otherwise be ignored in silence. */
export function checkStatement(name: string, statement: Doc, known: string[]): void {
  const unknown = Object.keys(statement).find(field => !known.includes(field))
  if (unknown) throw new MongoError('Location40415', `BSON field '${name}.${unknown}' is an unknown field.`)
}

/** The end of every write's answer. */
export function writeOutcome(command: Doc, writeErrors: Doc[]): Doc {
  const concern = writeConcernError(command)
  return {
    ...(writeErrors.length > 0 ? { writeErrors } : {}),
    ...(concern ? { writeConcernError: concern } : {}),
    ok: 1,
  }
}

/** One node can't wait for several; it has written anyway. */
function writeConcernError(command: Doc): Doc | undefined {
  const { w } = (command['writeConcern'] ?? {}) as Doc
  if ((wholeNumber(w) ?? 1) <= 1) return undefined
  const { code, codeName, message } = new MongoError('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes')
  return { code, codeName, errmsg: message }
}
