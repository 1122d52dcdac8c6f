import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { FileStore } from './file-store.ts'

/**
 * Stores a file of the demo in the current agency, as if someone had uploaded it; `attachFile` gives it to its record.
 * @param uploadedBy a user's id
 * @returns its id
 */
export async function seedFile(name: string, mimeType: string, bytes: Buffer, uploadedBy: string): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const store = new FileStore(sharedDatabase('gateway'))
  const described = { agencyId: currentAgencyId(), name, mimeType, size: bytes.length, sha256, uploadedBy }
  const { _id } = await store.store({ ...described, kind: 'UPLOAD' }, Readable.from([bytes]))
  return _id
}
