import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStore } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'

/** Keeps a form as the gateway does when this user uploads it. */
export async function uploadFormFile(
  { agencyId, userId }: { agencyId: string; userId: string },
  bytes: Buffer,
  { name = 'Our certificate.pdf', kind = 'SOURCE' as 'SOURCE' | 'UPLOAD', mimeType = 'application/pdf' } = {},
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const described = { agencyId, name, mimeType, size: bytes.length, sha256, uploadedBy: userId, kind }
  return (await new FileStore(sharedDatabase('gateway')).store(described, Readable.from([bytes])))._id
}
