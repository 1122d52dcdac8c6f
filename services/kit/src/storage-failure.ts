import { CoverdeskError } from './errors.ts'

/** The driver's and mongoose's errors for a database that can't be reached, or doesn't answer in time. */
const unreachable =
  /^Mongo(ose)?(Network|NetworkTimeout|ServerSelection|WaitQueueTimeout|PoolCleared|PoolClearedOnNetwork|PoolClosed|TopologyClosed|NotConnected|ServerClosed)Error$/

/** Codes of a server that is about to stop or no longer takes writes; another one does in a moment. */
const changingServers = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436])

/** The database's code, and those of the file system. */
const fullDisk = new Set([14_031, 'ENOSPC', 'EDQUOT'])

/**
 * What to tell people when the database or the disk fails.
 * @returns undefined when neither did: then the error is a defect
 */
export function storageFailure(error: unknown): CoverdeskError | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message, code } = error as Error & { code?: unknown }
  if (fullDisk.has(code as number | string)) {
    return new CoverdeskError(
      'DISK_FULL',
      'This could not be saved because the disk is full. Ask your administrator to free up space, then try again.',
    )
  }
  const isBuffered = name === 'MongooseError' && message.includes('buffering timed out')
  if (unreachable.test(name) || isBuffered || (name.startsWith('Mongo') && changingServers.has(Number(code)))) {
    return new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'The database isn’t responding. Try again shortly.')
  }
  return undefined
}

/** The error that people may read: one that is meant for them, or what to tell them about the database or the disk. */
export const readableError = (error: unknown): CoverdeskError | undefined =>
  error instanceof CoverdeskError ? error : storageFailure(error)

/**
 * For a write that a read makes by the way: on a full disk the read continues without it.
 * @example await unlessDiskIsFull(sessions.updateOne({ _id }, { $set: { lastSeenAt } }))
 */
export async function unlessDiskIsFull(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (storageFailure(error)?.code !== 'DISK_FULL') throw error
  }
}
