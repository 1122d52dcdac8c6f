import { createHash, randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import { currentSession } from '../current-session.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import type { FileOwner, FileRecord } from './file-record.ts'

/** As much as GridFS puts into one chunk. */
const chunkSize = 255 * 1024

interface MadeFile {
  name: string
  mimeType: string
  bytes: Buffer
  /** For whom it was made, a user. */
  uploadedBy: string
}

/**
 * Stores a file that the product has made, as one of its record in the current agency. In a mutation it is a part of the
 * transaction: it is there with the record, or not at all. Meant for what is small; uploads are streamed.
 *
 * @returns its id
 * @example const fileId = await storeFile({ name, mimeType: 'application/pdf', bytes, uploadedBy: userId }, owner)
 */
export async function storeFile(
  { name, mimeType, bytes, uploadedBy }: MadeFile,
  { typename, id: ownerId }: FileOwner,
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const session = currentSession()
  const options = session ? { session } : {}
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const described = { agencyId: currentAgencyId(), name, mimeType, size: bytes.length, sha256, uploadedBy }
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, n) => ({
    files_id: id,
    n,
    data: new mongoose.mongo.Binary(bytes.subarray(n * chunkSize, (n + 1) * chunkSize)),
  }))
  const database = sharedDatabase('gateway')
  await database.collection('files.chunks').insertMany(chunks, options)
  await database.collection<FileRecord>('files.files').insertOne(
    {
      ...{ _id: id, length: bytes.length, chunkSize, uploadDate: new Date(), filename: id },
      metadata: { ...described, kind: 'UPLOAD', state: 'ATTACHED', attachedTo: { typename, id: ownerId } },
    },
    options,
  )
  return id
}
