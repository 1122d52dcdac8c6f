import { SearchSegment, type SearchSegmentRecord } from '../models/search-segment.model.ts'
import { combine } from '../postings/combine.ts'
import { isOfOneFile } from './scope-keys.ts'
import { insertSegment, readSegment, removeSegments } from './segments.ts'

/** So many segments of a size become one. */
const together = 16
/** A segment with so many passages stays as it is: it is replaced as a whole when a file of it goes. */
const full = 4_096

/**
 * Makes few large segments of the many small ones of a scope: a query reads from each. A segment of one file also answers
 * questions about that file, so it stays; the scope is answered by the large one.
 */
export async function mergeScope(scopeKey: string): Promise<void> {
  for (;;) {
    const waiting = await SearchSegment.find({ scopes: scopeKey, isComplete: true }, { table: 0 }).lean()
    const chosen = chosenOf(waiting)
    if (!chosen) return
    await merge(
      scopeKey,
      chosen.map(({ _id }) => _id),
    )
  }
}

async function merge(scopeKey: string, ids: SearchSegmentRecord['_id'][]) {
  const segments = await SearchSegment.find({ _id: { $in: ids } }).lean()
  const packed = []
  for (const segment of segments) packed.push(await readSegment(segment))
  await SearchSegment.updateMany(
    { _id: { $in: segments.filter(isOfOneFile).map(({ _id }) => _id) } },
    { $pull: { scopes: scopeKey } },
  )
  await removeSegments(segments.filter(segment => !isOfOneFile(segment)))
  await insertSegment(combine(packed), { scopes: [scopeKey], isComplete: true })
}

type Sized = Pick<SearchSegmentRecord, '_id' | 'passages' | 'scopes'>

/** The segments of one size that are many enough to become one, of the smallest such size. */
function chosenOf(segments: Sized[]): Sized[] | undefined {
  const sizes = new Map<number, Sized[]>()
  for (const segment of segments) {
    if (segment.passages >= full) continue
    const size = Math.floor(Math.log(segment.passages) / Math.log(together))
    sizes.set(size, [...(sizes.get(size) ?? []), segment])
  }
  const [smallest] = [...sizes].filter(([, ofSize]) => ofSize.length >= together).sort(([a], [b]) => a - b)
  if (!smallest) return undefined
  let passages = 0
  return smallest[1].filter(segment => {
    const fits = passages < full
    if (fits) passages += segment.passages
    return fits
  })
}
