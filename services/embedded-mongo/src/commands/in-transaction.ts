import { isDoc } from '../bson/values.ts'
import { MongoError, transient } from '../errors.ts'
import type { OpenTransaction } from '../transactions/open-transaction.ts'
import type { Statement } from '../transactions/statement.ts'
import { type Call, type Command, deadlineOf, type Reply } from './command.ts'

/** After these the whole transaction may be tried again. */
const transientErrors = new Set(['WriteConflict', 'NoSuchTransaction'])

/** Runs one command of a transaction. Whatever it is refused for ends the transaction. */
export async function runInTransaction(call: Call, command: Command, statement: Statement): Promise<Reply> {
  const { transactions } = call.server
  try {
    const transaction = transactions.open(statement, call.client.connectionId)
    try {
      const reply = await run({ ...call, transaction }, command, transaction)
      if (hasFailed(reply)) transactions.abandon(transaction)
      return reply
    } catch (error) {
      transactions.abandon(transaction)
      throw error
    }
  } catch (error) {
    throw error instanceof MongoError && transientErrors.has(error.codeName) ? transient(error) : error
  }
}

function run(call: Call, command: Command, { txn }: OpenTransaction): Reply | Promise<Reply> {
  switch (command.kind) {
    case 'plain':
      return command.run(call)
    case 'read':
      return command.run(call, { view: txn, deadline: deadlineOf(call.command) })
    case 'write':
      return command.run(call, txn)
  }
}

const hasFailed = (reply: Reply): boolean =>
  isDoc(reply) && ('writeErrors' in reply || Number(reply['nErrors'] ?? 0) > 0)
