import mongoose from 'mongoose'
import { sharedDatabase } from '../shared-databases.ts'
import { fileById } from './attach-file.ts'

/**
 * Reads a file of the current agency, piece by piece.
 *
 * @throws NOT_FOUND when the agency has no such file
 * @example for await (const bytes of readFile(list.fileId)) parser.write(bytes)
 */
export async function* readFile(id: string): AsyncGenerator<Buffer> {
  await fileById(id)
  const bucket = new mongoose.mongo.GridFSBucket(sharedDatabase('gateway'), { bucketName: 'files' })
  for await (const bytes of bucket.openDownloadStream(id as never)) yield bytes as Buffer
}
