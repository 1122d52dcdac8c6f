import { DocumentPage } from '../models/document-page.model.ts'
import { Passage } from '../models/passage.model.ts'
import { SearchSegment } from '../models/search-segment.model.ts'
import { SearchedFile } from '../models/searched-file.model.ts'
import { scopeOfFile } from './scope-keys.ts'
import { removeSegments } from './segments.ts'
import { withdrawFiles } from './withdraw-files.ts'

/** Removes all that was read of files: pages, passages, and every word of them in the index. Belongs inside of a mutation or a step. */
export async function forgetFiles(fileIds: readonly string[]): Promise<void> {
  await withdrawFiles(fileIds)
  await removeSegments(await SearchSegment.find({ scopes: { $in: fileIds.map(scopeOfFile) } }, { table: 0 }).lean())
  const theirs = { fileId: { $in: [...fileIds] } }
  await Passage.deleteMany(theirs)
  await DocumentPage.deleteMany(theirs)
  await SearchedFile.deleteMany(theirs)
}
