import pino from 'pino'
import { triedServers } from './tried-servers.ts'

/** An error as it is logged: of all that the database's driver knows, which servers it tried. */
export function serializeError(error: Error): unknown {
  const servers = triedServers(error)
  if (!servers) return pino.stdSerializers.err(error)
  return { type: error.name, message: error.message, servers, stack: error.stack }
}
