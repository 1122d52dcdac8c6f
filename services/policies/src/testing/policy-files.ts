import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStore } from '@coverdesk/kit'
import { pdf, sharedDatabase } from '@coverdesk/kit/testing'

/** Keeps a file as the gateway does. @returns its id */
export async function uploadFile(agencyId: string, name = 'policy.pdf', bytes: Buffer = pdf()): Promise<string> {
  const stored = await new FileStore(sharedDatabase('gateway')).store(
    {
      agencyId,
      name,
      mimeType: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      uploadedBy: randomUUID(),
      kind: 'UPLOAD',
    },
    Readable.from([bytes]),
  )
  return stored._id
}
