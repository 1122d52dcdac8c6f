import { errorReply, MongoError } from '../errors.ts'
import { once, retryableWrite } from '../storage/sessions.ts'
import type { Client } from '../wire/connection.ts'
import type { Request } from '../wire/messages.ts'
import { type Call, checkFields, deadlineOf, type Reply, type Server } from './command.ts'
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
  switch (command.kind) {
    case 'plain':
      return command.run(call)
    case 'read': {
      const deadline = deadlineOf(body)
      return server.store.read(view => command.run(call, { view, deadline }))
    }
    case 'write': {
      const retryable = retryableWrite(body)
      return server.store.write(txn =>
        retryable ? once(txn, retryable, () => command.run(call, txn)) : command.run(call, txn),
      )
    }
  }
}
