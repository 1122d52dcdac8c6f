import { errorReply, MongoError } from '../errors.ts'
import { once, retryableWrite } from '../storage/sessions.ts'
import { parseStatement } from '../transactions/statement.ts'
import type { Client } from '../wire/connection.ts'
import type { Request } from '../wire/messages.ts'
import { type Call, type Command, checkFields, deadlineOf, type Reply, type Server } from './command.ts'
import { runInTransaction } from './in-transaction.ts'
import { commands } from './table.ts'

/** Answers one command. What it is refused for is an answer too; only a defect of the server is thrown. */
export async function answerCommand(server: Server, request: Request, client: Client): Promise<Reply> {
  try {
    return await run(server, request, client)
  } catch (error) {
    if (error instanceof MongoError) return errorReply(error)
    throw error
  }
}

async function run(server: Server, { command: body, sequences }: Request, client: Client): Promise<Reply> {
  const [name = ''] = Object.keys(body)
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!named) throw new MongoError('CommandNotFound', `no such command: '${name}'`)
  checkFields(name, body, named)
  const command = (named.kind === 'read' && named.writing?.(body)) || named
  const call: Call = { server, client, database: String(body['$db'] ?? 'admin'), command: body, sequences }
  const statement = parseStatement(name, body)
  if (!statement || name === 'commitTransaction' || name === 'abortTransaction') return runAlone(call, command)
  if (!command.inTransaction) {
    throw new MongoError('OperationNotSupportedInTransaction', `Cannot run '${name}' in a multi-document transaction.`)
  }
  return runInTransaction(call, command, statement)
}

async function runAlone(call: Call, command: Command): Promise<Reply> {
  const { server } = call
  const deadline = deadlineOf(call.command)
  switch (command.kind) {
    case 'plain':
      return command.run(call)
    case 'read':
      return server.store.read(view => command.run(call, { view, deadline }))
    case 'write': {
      const retryable = retryableWrite(call.command)
      if (retryable) server.transactions.giveWay(retryable)
      return server.store.write(
        txn => (retryable ? once(txn, retryable, () => command.run(call, txn)) : command.run(call, txn)),
        deadline,
      )
    }
  }
}
