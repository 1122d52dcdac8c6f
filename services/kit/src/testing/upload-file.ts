import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStore } from '../files/file-store.ts'
import { sharedDatabase } from '../shared-databases.ts'

/** Keeps a file as the gateway does, for a test of what becomes of it. @returns its id */
export async function uploadFile(
  agencyId: string,
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
      uploadedBy: randomUUID(),
      kind: 'UPLOAD',
    },
    Readable.from([bytes]),
  )
  return stored._id
}
