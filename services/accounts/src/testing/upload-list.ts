import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStore } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'

/** Keeps a client list as the gateway does. */
export async function uploadList(
  agencyId: string,
  content: string | Buffer,
  { name = 'clients.csv', mimeType = 'text/csv' } = {},
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
