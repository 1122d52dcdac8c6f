import { joined } from '../current-session.ts'
import { CoverdeskError, notFound } from '../errors.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { type FileOwner, type FileRecord, type FileSummary, summaryOf } from './file-record.ts'
import { visibleInScope } from './visible-files.ts'

const files = () => sharedDatabase('gateway').collection<FileRecord>('files.files')

/**
 * A file of the current agency; what is only there to be taken (`takeFile`) is none, and neither is what a colleague has
 * uploaded and not attached.
 */
const own = (id: string) => ({
  _id: id,
  'metadata.agencyId': currentAgencyId(),
  'metadata.kind': { $ne: 'SOURCE' as const },
  ...visibleInScope(),
})

/**
 * Gives an uploaded file to a record, in the transaction of the mutation. Attaching it again to the same record changes
 * nothing.
 *
 * @throws NOT_FOUND when the agency has no such file, BAD_REQUEST when it belongs to another record
 * @example await attachFile(input.fileId, { typename: 'Account', id: account.id })
 */
export async function attachFile(id: string, owner: FileOwner): Promise<FileSummary> {
  const attached = await files().findOneAndUpdate(
    { $and: [own(id), { $or: [{ 'metadata.state': 'PENDING' }, { 'metadata.attachedTo': { ...owner } }] }] },
    { $set: { 'metadata.state': 'ATTACHED', 'metadata.attachedTo': owner }, $unset: { 'metadata.pendingSince': 1 } },
    joined({ returnDocument: 'after' as const }),
  )
  if (attached) return summaryOf(attached)
  await fileById(id)
  throw new CoverdeskError('BAD_REQUEST', 'This file already belongs to another record.')
}

/** Takes a file from its record; it is removed 24 hours later. A file that is gone or free already is left as it is. */
export async function releaseFile(id: string): Promise<void> {
  await files().updateOne(
    { ...own(id), 'metadata.state': 'ATTACHED' },
    {
      $set: { 'metadata.state': 'PENDING', 'metadata.pendingSince': new Date() },
      $unset: { 'metadata.attachedTo': 1 },
    },
    joined({}),
  )
}

/** @throws NOT_FOUND when the current agency has no such file */
export async function fileById(id: string): Promise<FileSummary> {
  const found = await files().findOne(own(id), joined({}))
  if (!found) throw notFound('file')
  return summaryOf(found)
}
