import { SearchSegment } from '../models/search-segment.model.ts'
import { SearchedFile } from '../models/searched-file.model.ts'
import { combine } from '../postings/combine.ts'
import { mergeScope } from './merge-scope.ts'
import { scopeOfFile } from './scope-keys.ts'
import { insertSegment, readSegment, removeSegments } from './segments.ts'

/** A file of more passages keeps several segments. */
const most = 4_096

/**
 * Says that all pages of a file are indexed: from now on its scopes put it together with their other files, which keeps searching
 * fast. It was found before, too. Belongs inside of a mutation or a step of a job.
 */
export async function completeFile(fileId: string): Promise<void> {
  const file = await SearchedFile.findOneAndUpdate(
    { fileId, isComplete: false },
    { $set: { isComplete: true }, $inc: { changes: 1 } },
  ).lean()
  if (!file) return
  await joinSegments(fileId)
  await SearchSegment.updateMany({ scopes: scopeOfFile(fileId) }, { $set: { isComplete: true } })
  for (const scopeKey of file.scopeKeys) await mergeScope(scopeKey)
}

/** The segments of a file's portions become one. */
async function joinSegments(fileId: string) {
  const segments = await SearchSegment.find({ scopes: scopeOfFile(fileId) }).lean()
  const passages = segments.reduce((sum, segment) => sum + segment.passages, 0)
  const [first] = segments
  if (!first || segments.length === 1 || passages > most) return
  const packed = []
  for (const segment of segments) packed.push(await readSegment(segment))
  await removeSegments(segments)
  await insertSegment(combine(packed), first)
}
