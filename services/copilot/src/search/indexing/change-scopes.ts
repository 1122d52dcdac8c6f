import { SearchSegment } from '../models/search-segment.model.ts'
import { SearchedFile } from '../models/searched-file.model.ts'
import { mergeScope } from './merge-scope.ts'
import { scopeOfFile } from './scope-keys.ts'
import { withdrawFiles } from './withdraw-files.ts'

/**
 * Says where a file that has been read is found from now on, such as in a workspace that it was added to. A file that hasn't been
 * read has no scopes yet: `indexFile` names them. Belongs inside of a mutation or a step of a job.
 */
export async function changeScopes(fileId: string, scopeKeys: readonly string[]): Promise<void> {
  const before = await SearchedFile.findOneAndUpdate(
    { fileId },
    { $set: { scopeKeys: [...scopeKeys] }, $inc: { changes: 1 } },
  ).lean()
  if (!before) return
  const left = before.scopeKeys.filter(key => !scopeKeys.includes(key))
  const entered = scopeKeys.filter(key => !before.scopeKeys.includes(key))
  const own = { scopes: scopeOfFile(fileId) }
  if (left.length > 0) {
    await withdrawFiles([fileId], left)
    await SearchSegment.updateMany(own, { $pull: { scopes: { $in: left } } })
  }
  if (entered.length === 0) return
  await SearchSegment.updateMany(own, { $addToSet: { scopes: { $each: entered } } })
  for (const scopeKey of entered) await mergeScope(scopeKey)
}
