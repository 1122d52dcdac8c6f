import { decode } from '../bson/codec.ts'
import { fieldDecoder } from '../bson/partial.ts'
import { partsOf } from '../bson/paths.ts'
import type { Filter } from '../matching/filter-tree.ts'
import { type Sort, sortKeyMaker, TopOf } from '../matching/sort.ts'
import type { CollectionDefinition } from '../storage/catalog.ts'
import { readRecord, type StoredRecord } from '../storage/records.ts'
import type { Range, View } from '../storage/view.ts'
import { demandScorer } from '../text/text-score.ts'
import type { IndexPlan, IntersectionPlan, Plan, PlanOptions } from './plan.ts'
import { plan } from './planner.ts'
import { scorerOf, sortsByScore } from './text-plan.ts'
import { type Effort, idsOfAll, recordIds, type Source, walk } from './walk.ts'

/** Which documents of a collection, in which order. */
export interface Query extends PlanOptions {
  filter: Filter
  sort: Sort
  skip?: number
  /** 0 or none: all. */
  limit?: number
}

export const noEffort = (): Effort => ({ keysExamined: 0, docsExamined: 0 })

export const planFor = (view: View, collection: CollectionDefinition, query: Query): Plan =>
  plan(view, collection, query.filter, query.sort, query)

/** The documents that a query asks for, found one by one as they are taken. */
export function find(
  source: Source,
  collection: CollectionDefinition,
  query: Query,
  chosen: Plan = planFor(source.view, collection, query),
  effort: Effort = noEffort(),
): Generator<StoredRecord> {
  return slice(inOrder(source, collection, query, chosen, effort), query)
}

/** More than this many documents in a page are not held back to wait for the last of them. */
const largestPage = 1_000
/** So many documents are tried in the order asked for before those that match are looked up and sorted instead. */
const maxTried = 2_000
/** So many documents are read and sorted; of more, known by their keys, the first ones are found sooner in order. */
const maxSorted = 500

function* inOrder(
  source: Source,
  collection: CollectionDefinition,
  query: Query,
  chosen: Plan,
  effort: Effort,
): Generator<StoredRecord> {
  if (chosen.type === 'index' && chosen.among) {
    const among = idsOfAll(source, chosen.among, effort)
    if (among.size > maxSorted) return yield* walk(source, collection, chosen, query.filter, effort, { among })
    const few = walk(source, collection, chosen.among, query.filter, effort, { among })
    return yield* sorted(source, collection, query, few)
  }
  const wanted = (query.limit || Number.POSITIVE_INFINITY) + (query.skip ?? 0)
  if (chosen.type === 'index' && chosen.otherwise && wanted <= largestPage) {
    const page: StoredRecord[] = []
    const maxExamined = effort.docsExamined + maxTried
    for (const record of walk(source, collection, chosen, query.filter, effort, { maxExamined })) {
      page.push(record)
      if (page.length === wanted) break
    }
    if (page.length === wanted || effort.docsExamined < maxExamined) return yield* page
    return yield* inOrder(source, collection, query, chosen.otherwise, effort)
  }
  const found = walk(source, collection, chosen, query.filter, effort)
  yield* chosen.isSorted ? found : sorted(source, collection, query, found)
}

/** How many documents a query finds; from the index alone where that is enough. */
export function count(source: Source, collection: CollectionDefinition, query: Query): number {
  const chosen = planFor(source.view, collection, { ...query, sort: [] })
  const most = (query.limit || Number.POSITIVE_INFINITY) + (query.skip ?? 0)
  const skipped = (total: number) => Math.max(0, Math.min(total, most) - (query.skip ?? 0))
  const isOfKeys = chosen.type === 'index' || chosen.type === 'intersection'
  if (isOfKeys && chosen.isExact) return skipped(countKeys(source, chosen, most))
  let total = 0
  for (const _ of walk(source, collection, chosen, query.filter, noEffort())) if (++total >= most) break
  return skipped(total)
}

function countKeys(source: Source, chosen: IndexPlan | IntersectionPlan, most: number): number {
  let total = 0
  if (chosen.type === 'intersection' || chosen.hasRepeats) {
    for (const _ of recordIds(source, chosen, noEffort())) if (++total >= most) break
    return total
  }
  for (const range of chosen.ranges) {
    total += countRange(source.view, range, most - total)
    if (total >= most) break
  }
  return total
}

const countRange = (view: View, range: Range, most: number) =>
  Number.isFinite(most) ? view.count(range, most) : view.count(range)

function* slice(found: Generator<StoredRecord>, { skip = 0, limit }: Query): Generator<StoredRecord> {
  let position = 0
  const end = limit ? skip + limit : Number.POSITIVE_INFINITY
  if (position >= end) return
  for (const record of found) {
    if (position++ >= skip) yield record
    if (position >= end) return
  }
}

/** Sorts what was found. Only keys and record ids are kept, so that large documents do not fill the memory. */
function* sorted(
  source: Source,
  collection: CollectionDefinition,
  query: Query,
  found: Iterable<StoredRecord>,
): Generator<StoredRecord> {
  const fields = new Set(query.sort.map(([path]) => partsOf(path)[0] as string))
  const score = sortsByScore(query.sort) ? demandScorer(scorerOf(collection, query.filter)) : undefined
  const keyOf = sortKeyMaker(query.sort, query.collation, score)
  const decodeSorted = score ? decode : fieldDecoder(fields)
  const top = new TopOf<{ key: Buffer; id: number }>(
    query.limit ? query.limit + (query.skip ?? 0) : Number.POSITIVE_INFINITY,
  )
  for (const { id, bytes } of found) top.add({ key: keyOf(decodeSorted(bytes)), id })
  for (const { id } of top.sorted()) {
    const bytes = readRecord(source.view, collection.id, id)
    if (bytes) yield { id, bytes }
  }
}
