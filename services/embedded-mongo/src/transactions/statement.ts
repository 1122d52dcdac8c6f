import { asBigInt } from '../bson/numbers.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { sessionId } from '../storage/sessions.ts'

/** Which transaction: the session, and a number that counts up within it. */
export interface StatementOf {
  session: Uint8Array
  number: bigint
}

/** A command as part of a transaction. */
export interface Statement extends StatementOf {
  /** Whether it is the first one. */
  starts: boolean
}

const readConcerns = ['local', 'majority', 'snapshot']

/**
 * The transaction that a command belongs to; undefined for a command of its own.
 * @throws InvalidOptions when its fields don't go together
 */
export function parseStatement(name: string, command: Doc): Statement | undefined {
  const { autocommit, startTransaction, txnNumber, lsid } = command
  const ends = name === 'commitTransaction' || name === 'abortTransaction'
  if (autocommit === undefined && !ends) {
    if (startTransaction === undefined) return undefined
    throw invalid("'startTransaction' field requires 'autocommit' field to also be specified")
  }
  const session = sessionId(lsid)
  if (!session || txnNumber === undefined)
    throw invalid("'autocommit' field requires a transaction number to also be specified")
  if (autocommit !== false) throw invalid("'autocommit' field must be false for multi-document transactions")
  if (startTransaction !== undefined && startTransaction !== true) {
    throw invalid("'startTransaction' field must be true for multi-document transactions")
  }
  const starts = startTransaction === true
  checkConcerns(command, { starts, ends })
  return { session, number: asBigInt(txnNumber), starts }
}

function checkConcerns(command: Doc, { starts, ends }: { starts: boolean; ends: boolean }) {
  if ('writeConcern' in command && !ends)
    throw invalid('writeConcern is not allowed within a multi-statement transaction')
  const concern = command['readConcern']
  const level = isDoc(concern) ? concern['level'] : undefined
  if (level === undefined) return
  if (!starts) throw invalid('Only the first command in a transaction may specify a readConcern')
  if (!readConcerns.includes(String(level)))
    throw invalid(
      'The readConcern level must be either "local" (default), "majority" or "snapshot" in order to run in a transaction',
    )
}

const invalid = (message: string) => new MongoError('InvalidOptions', message)
