import { SearchSegment } from '../models/search-segment.model.ts'
import { combine } from '../postings/combine.ts'
import { isOfOneFile } from './scope-keys.ts'
import { insertSegment, readSegment, removeSegments } from './segments.ts'

/**
 * Takes files out of the large segments that they are a part of, so that not a word of them stays there.
 *
 * @param scopeKeys those of which; by default of all
 */
export async function withdrawFiles(fileIds: readonly string[], scopeKeys?: readonly string[]): Promise<void> {
  const leaving = new Set(fileIds)
  const segments = await SearchSegment.find({ fileIds: { $in: fileIds } }).lean()
  for (const segment of segments) {
    if (isOfOneFile(segment) || (scopeKeys && !segment.scopes.some(scope => scopeKeys.includes(scope)))) continue
    const rest = combine([await readSegment(segment)], ({ fileId }) => !leaving.has(fileId))
    await removeSegments([segment])
    await insertSegment(rest, { scopes: segment.scopes, isComplete: true })
  }
}
