import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStore } from '../files/file-store.ts'
import { sharedDatabase } from '../shared-databases.ts'

/** Keeps a file as the gateway does when this user uploads it, for a test of what becomes of it. @returns its id */
export async function uploadFile(
  { agencyId, userId }: { agencyId: string; userId: string },
  content: string | Buffer,
  { name = 'list.csv', mimeType = 'text/csv' } = {},
): Promise<string> {
  const bytes = Buffer.from(content)
  const stored = await new FileStore(sharedDatabase('gateway')).store(
    {
      agencyId,
      name,
      mimeType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      uploadedBy: userId,
      kind: 'UPLOAD',
    },
    Readable.from([bytes]),
  )
  return stored._id
}
