import type mongoose from 'mongoose'
import { joined } from '../current-session.ts'
import { notFound } from '../errors.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { type FileRecord, type FileSummary, summaryOf } from './file-record.ts'
import { visibleInScope } from './visible-files.ts'

const files = () => sharedDatabase('gateway').collection<FileRecord>('files.files')

/** Of the current agency, and no record's yet; a person takes only what they have uploaded. */
const untaken = (id: string) => ({
  _id: id,
  'metadata.agencyId': currentAgencyId(),
  'metadata.state': 'PENDING' as const,
  'metadata.kind': { $in: ['SOURCE' as const, 'UPLOAD' as const] },
  ...visibleInScope(),
})

/** An uploaded file that belongs to no record, also one of the kind SOURCE. @throws NOT_FOUND */
export async function untakenFile(id: string): Promise<FileSummary> {
  const found = await files().findOne(untaken(id), joined({}))
  if (!found) throw notFound('file')
  return summaryOf(found)
}

/**
 * Reads an uploaded file of which something else is made, and removes it, in the transaction of the mutation: when that
 * fails the file is still there. Meant for what is small.
 *
 * @throws NOT_FOUND when the agency has no such file, or a record has it
 */
export async function takeFile(id: string): Promise<Buffer> {
  const taken = await files().findOneAndDelete(untaken(id), joined({}))
  if (!taken) throw notFound('file')
  const chunks = sharedDatabase('gateway').collection<{ files_id: string; data: mongoose.mongo.Binary }>('files.chunks')
  const parts: Uint8Array[] = []
  for await (const { data } of chunks.find({ files_id: id }, joined({})).sort({ n: 1 })) parts.push(data.value())
  await chunks.deleteMany({ files_id: id }, joined({}))
  return Buffer.concat(parts)
}
