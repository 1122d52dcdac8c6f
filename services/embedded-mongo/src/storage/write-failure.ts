import { statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { MongoError } from '../errors.ts'

/** What the system says when there is no room: a full disk, a full quota, or a limit on the size of files. */
const fullErrors = new Set<unknown>([constants.errno.ENOSPC, constants.errno.EDQUOT, constants.errno.EFBIG])
/** Windows: ERROR_HANDLE_DISK_FULL and ERROR_DISK_FULL. */
if (process.platform === 'win32') for (const code of [39, 112]) fullErrors.add(code)
/** LMDB's own code for a file as large as its address space. */
fullErrors.add(-30_792)

/**
 * With less free space than this, in bytes, a failed write counts as a full disk. LMDB reports a write that stopped
 * halfway as EIO, and every later write of the same transaction as MDB_BAD_TXN.
 */
const minFreeBytes = 64 * 1024 * 1024

const outOfDiskSpace = () =>
  new MongoError(
    'OutOfDiskSpace',
    'The disk of the data folder is full. Nothing was written. Free up space and try again.',
  )

/** LMDB rejects a commit with a general error, and its reason with a promise of its own. */
interface CommitError {
  commitError?: Promise<unknown>
}

/** A failed write as the client should see it. @param path the data folder */
export async function writeFailure(error: unknown, path: string): Promise<Error> {
  const reason = await Promise.resolve((error as CommitError | undefined)?.commitError).then(
    () => error,
    (reason: unknown) => reason,
  )
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined
  if (typeof code !== 'number') return error instanceof Error ? error : new Error(String(error))
  if (fullErrors.has(code) || freeBytes(path) < minFreeBytes) return outOfDiskSpace()
  return new MongoError(
    'OperationFailed',
    `The disk refused the write: ${(reason as Error).message}. Nothing was written.`,
  )
}

export const isOutOfDiskSpace = (error: unknown): boolean =>
  error instanceof MongoError && error.codeName === 'OutOfDiskSpace'

function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
