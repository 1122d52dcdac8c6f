import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import type { FileOriginal } from './file-record.ts'
import { FileStore } from './file-store.ts'

interface LargeFile {
  name: string
  mimeType: string
  bytes: Buffer
  /** A user's id, or `system:` and the name of a job. */
  uploadedBy: string
  /** What arrived, where `bytes` were made of it by an inspection. By default null. */
  original?: FileOriginal | null
}

/**
 * Stores a file that a job has fetched, in the current agency and outside of any transaction. It is pending: `attachFile` gives
 * it to its record, or it goes after 24 hours. What is small and belongs to a mutation is `storeFile`'s.
 *
 * @returns its id
 * @example const fileId = await call('store', () => storeLargeFile({ name, mimeType: 'audio/wav', bytes, uploadedBy }))
 */
export async function storeLargeFile({
  name,
  mimeType,
  bytes,
  uploadedBy,
  original = null,
}: LargeFile): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const store = new FileStore(sharedDatabase('gateway'))
  const described = { agencyId: currentAgencyId(), name, mimeType, size: bytes.length, sha256, uploadedBy, original }
  const { _id } = await store.store({ ...described, kind: 'UPLOAD' }, Readable.from([bytes]))
  return _id
}
