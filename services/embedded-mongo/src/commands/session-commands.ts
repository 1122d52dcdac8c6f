import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError, transient } from '../errors.ts'
import { sessionId } from '../storage/sessions.ts'
import { parseStatement } from '../transactions/statement.ts'
import type { Call, PlainCommand } from './command.ts'
import { writeOutcome } from './write-result.ts'

/** Open transactions of the sessions are aborted; the rest is forgotten after the sessions' timeout. */
export const endSessionsCommand: PlainCommand = {
  kind: 'plain',
  known: [],
  run({ command, server }) {
    const { endSessions: sessions } = command
    if (!Array.isArray(sessions) || !sessions.every(isDoc))
      throw new MongoError('TypeMismatch', "Field 'endSessions' must be an array of objects")
    for (const lsid of sessions) {
      const session = sessionId(lsid)
      if (session) server.transactions.leave(session)
    }
    return { ok: 1 }
  },
}

export const commitTransactionCommand: PlainCommand = {
  kind: 'plain',
  known: ['recoveryToken'],
  async run(call) {
    await ending(call, statement => call.server.transactions.commit(statement))
    return writeOutcome(call.command, [])
  },
}

export const abortTransactionCommand: PlainCommand = {
  kind: 'plain',
  known: ['recoveryToken'],
  async run(call): Promise<Doc> {
    await ending(call, async statement => call.server.transactions.abort(statement))
    return { ok: 1 }
  },
}

type Statement = NonNullable<ReturnType<typeof parseStatement>>

/** Whoever hears that there is no such transaction may try the whole of it again. */
async function ending({ command }: Call, work: (statement: Statement) => Promise<void>) {
  try {
    await work(parseStatement(Object.keys(command)[0] as string, command) as Statement)
  } catch (error) {
    throw error instanceof MongoError && error.codeName === 'NoSuchTransaction' ? transient(error) : error
  }
}
