import { errorReply, MongoError } from '../errors.ts'
import { asTimestamp } from '../storage/cluster-time.ts'
import { once, retryableWrite } from '../storage/sessions.ts'
import { parseStatement } from '../transactions/statement.ts'
import type { Client } from '../wire/connection.ts'
import { withOperationTime } from '../wire/cursor-reply.ts'
import type { Request } from '../wire/messages.ts'
import { type Call, type Command, checkFields, deadlineOf, type Reply, type Server } from './command.ts'
import { runInTransaction } from './in-transaction.ts'
import { commands } from './table.ts'

/** Answers one command. What it is refused for is an answer too; only a defect of the server is thrown. */
export async function answerCommand(server: Server, request: Request, client: Client): Promise<Reply> {
  const reply = await run(server, request, client).catch((error: unknown) => {
    if (error instanceof MongoError) return errorReply(error)
    throw error
  })
  // Whoever reads or watches from this moment on sees at least what the answer tells.
  const operationTime = asTimestamp(server.store.time)
  return Buffer.isBuffer(reply) ? withOperationTime(reply, operationTime) : { operationTime, ...reply }
}

async function run(server: Server, { command: body, sequences }: Request, client: Client): Promise<Reply> {
  const [name = ''] = Object.keys(body)
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined
  client.authentication.check(name)
  if (!named) throw new MongoError('CommandNotFound', `no such command: '${name}'`)
  checkFields(name, body, named)
  const command = (named.kind === 'read' && named.instead?.(body)) || named
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
      const { reply, txn } = await server.store.write(
        txn => ({
          reply: retryable ? once(txn, retryable, () => command.run(call, txn)) : command.run(call, txn),
          txn,
        }),
        deadline,
      )
      return txn.writtenAt === undefined ? reply : { ...reply, operationTime: asTimestamp(txn.writtenAt) }
    }
  }
}
