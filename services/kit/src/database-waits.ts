/**
 * How long a database that does not answer may keep a caller waiting, in milliseconds, as options of its driver. The driver
 * tries a read, or a write outside of a transaction, twice.
 *
 * Its own limit for a whole operation (`timeoutMS`) has no effect any more; and these limit one command each, so a cursor,
 * a change stream or a file may be read for as long as it takes.
 */
export const databaseWaits = {
  /** Until a server is known that takes writes. */
  serverSelectionTimeoutMS: 4_000,
  /** For a connection that is free. */
  waitQueueTimeoutMS: 4_000,
  /** For a new connection, and for the answer to a heartbeat: a server that misses one is given up, with all that waits for it. */
  connectTimeoutMS: 5_000,
  /** Between two heartbeats. */
  heartbeatFrequencyMS: 2_000,
  /** For the answer to one command. */
  socketTimeoutMS: 9_000,
} as const

/** For a service that answers people itself, and only reads and writes single records: they have an answer within 10 s. */
export const promptDatabaseWaits = { ...databaseWaits, socketTimeoutMS: 4_000 } as const

/**
 * For what prepares a database and answers no one, such as making the index of a large collection: as long as it takes, once
 * it is connected.
 */
export const preparingWaits = { serverSelectionTimeoutMS: 10_000 } as const
