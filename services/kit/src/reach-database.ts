import { triedServers } from './tried-servers.ts'

/** The database could not be reached at the start. Its message is one sentence for the person who starts the process. */
export class DatabaseUnreachable extends Error {}

/**
 * Connects to the database.
 * @throws DatabaseUnreachable that says which servers were tried, for how long, and why each failed
 */
export async function reachDatabase<Client>(connect: () => Promise<Client>): Promise<Client> {
  const startedAt = Date.now()
  try {
    return await connect()
  } catch (error) {
    const servers = triedServers(error)
    if (!servers) throw error
    const seconds = Math.round((Date.now() - startedAt) / 100) / 10
    throw new DatabaseUnreachable(
      `No database answered within ${seconds} s at ${servers.join(', ')}. Make sure that it runs and that MONGODB_URI is right.`,
    )
  }
}
