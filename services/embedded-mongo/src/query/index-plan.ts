import { encodeKey, successor } from '../bson/key-encoding.ts'
import { conjuncts } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import type { Sort } from '../matching/sort.ts'
import type { IndexDefinition } from '../storage/catalog.ts'
import { compiled, cutRange } from '../storage/index-entries.ts'
import { prefixRange } from '../storage/keys.ts'
import type { Range } from '../storage/view.ts'
import { type Bounds, boundsOf, descending, type Interval, intersection } from './intervals.ts'
import { isImplied } from './partial-index.ts'
import type { IndexPlan, IntersectionPlan, UsedBounds } from './plan.ts'

/** More combinations of `$in` members than these are walked as one span and checked. */
const maxRanges = 1_000

/** The walks over an index that find all documents that match. Several when arrays allow one condition at a time. */
export function indexPlans(index: IndexDefinition, filter: Filter, sort: Sort): IndexPlan[] {
  if (!isComplete(index, filter)) return []
  const choices = choicesOf(index, filter)
  const count = Math.max(1, ...choices.map(list => list.length))
  return Array.from({ length: count }, (_, choice) => {
    const bounds = choices.map(list => list[choice] ?? list[0])
    return buildPlan(index, bounds, filter, sort)
  })
}

/**
 * What several walks over one index find together. Each stands for another condition on the same array.
 * @param plans the shortest first
 */
export function intersectionPlan(plans: IndexPlan[], filter: Filter, sort: Sort): IntersectionPlan {
  // Conditions on other fields are the same in each walk, and count once.
  const used = new Set(plans.flatMap(({ bounds }) => bounds))
  const exact = plans.every(({ index }) => isExact(index, [...used], filter))
  return { type: 'intersection', plans, isSorted: sort.length === 0, isExact: exact }
}

/** Whether two walks over an index stand for different conditions. */
export const areOfOtherConditions = (one: IndexPlan, other: IndexPlan): boolean =>
  one.index === other.index && one.bounds.some((bounds, place) => bounds !== other.bounds[place])

/** A document that an index leaves out must be one that the filter refuses. */
function isComplete(index: IndexDefinition, filter: Filter): boolean {
  if (index.partialFilterExpression && !isImplied(index.partialFilterExpression, filter)) return false
  return !index.sparse || index.key.some(([path]) => asksForPresence(filter, path, index))
}

function asksForPresence(filter: Filter, path: string, index: IndexDefinition): boolean {
  const missing = [{ from: encodeKey(null), to: successor(encodeKey(null)), isPoint: true }]
  const excludesMissing = ({ intervals }: Bounds) => intersection(intervals, missing).length === 0
  if (boundsOf(filter, path, index.collation).some(excludesMissing)) return true
  return conjuncts(filter).some(
    part => part.type === 'field' && part.path === path && part.condition.operator === '$exists',
  )
}

/**
 * Per indexed field, the bounds to choose from. Conditions on a plain field hold for its one value and are cut down to
 * what they share. In an array each may hold for another element, so each is a choice of its own; a second field of the
 * same array has none, because its element may be another one.
 */
function choicesOf(index: IndexDefinition, filter: Filter): (UsedBounds | undefined)[][] {
  let isArrayBound = false
  return index.key.map(([path]) => {
    const found = boundsOf(filter, path, index.collation)
    if (found.length === 0) return []
    if (!index.multikey.includes(path)) return [together(found)]
    if (isArrayBound) return []
    isArrayBound = true
    return found.map(bounds => ({ ...bounds, conditions: 1 }))
  })
}

const together = (found: Bounds[]): UsedBounds => ({
  intervals: found.map(({ intervals }) => intervals).reduce(intersection),
  isExact: found.every(({ isExact }) => isExact),
  conditions: found.length,
})

function buildPlan(index: IndexDefinition, choices: (UsedBounds | undefined)[], filter: Filter, sort: Sort): IndexPlan {
  let prefixes: Buffer[] = [Buffer.alloc(0)]
  let ranges: Range[] | undefined
  const used: UsedBounds[] = []
  for (const [position, [, direction]] of index.key.entries()) {
    const choice = choices[position]
    if (!choice || ranges) break
    const intervals = direction === 1 ? choice.intervals : descending(choice.intervals)
    const isPinned = intervals.every(({ isPoint }) => isPoint)
    if (prefixes.length * intervals.length > maxRanges) break
    used.push(choice)
    if (isPinned) prefixes = combine(prefixes, intervals, (prefix, { from }) => Buffer.concat([prefix, from]))
    else ranges = combine(prefixes, intervals, (prefix, interval) => within(prefix, interval))
  }
  const pinnedFields = ranges ? used.length - 1 : used.length
  const order = orderOf(index, used.slice(0, pinnedFields), sort)
  const spans = (ranges ?? prefixes.map(prefixRange)).map(range => inIndex(index, range))
  return {
    type: 'index',
    index,
    ranges: spans,
    isReverse: order === 'backward',
    pinnedFields,
    narrowsNext: ranges !== undefined,
    bounds: used,
    isExact: isExact(index, used, filter),
    isSorted: order !== undefined,
    hasRepeats: index.multikey.length > 0 || (index.truncated && spans.length > 1),
  }
}

function combine<Result>(
  prefixes: Buffer[],
  intervals: Interval[],
  make: (prefix: Buffer, interval: Interval) => Result,
) {
  return prefixes.flatMap(prefix => intervals.map(interval => make(prefix, interval)))
}

const within = (prefix: Buffer, { from, to }: Interval): Range => ({
  from: Buffer.concat([prefix, from]),
  to: to ? Buffer.concat([prefix, to]) : prefixRange(prefix).to,
})

/** A span of encoded values as a span of the index's keys. */
function inIndex(index: IndexDefinition, range: Range): Range {
  const { prefix } = compiled(index)
  const { from, to } = cutRange(range)
  return { from: Buffer.concat([prefix, from]), to: to ? Buffer.concat([prefix, to]) : prefixRange(prefix).to }
}

function isExact(index: IndexDefinition, used: UsedBounds[], filter: Filter): boolean {
  const conditions = used.reduce((sum, choice) => sum + choice.conditions, 0)
  return !index.truncated && used.every(choice => choice.isExact) && conditions === conjuncts(filter).length
}

/** In which direction a walk gives the sort's order; undefined when it gives another one. */
function orderOf(index: IndexDefinition, pinned: UsedBounds[], sort: Sort): 'forward' | 'backward' | undefined {
  if (sort.length === 0) return 'forward'
  if (index.truncated) return undefined
  const isConstant = (position: number) => pinned[position]?.intervals.length === 1
  let turned: number | undefined
  let position = 0
  for (const [path, direction] of sort) {
    if (index.key.some(([field], at) => field === path && isConstant(at))) continue
    while (index.key[position]?.[0] !== path && isConstant(position)) position++
    const [field, fieldDirection] = index.key[position] ?? []
    if (field !== path || fieldDirection === undefined || index.multikey.includes(path)) return undefined
    if (turned !== undefined && turned !== fieldDirection * direction) return undefined
    turned = fieldDirection * direction
    position++
  }
  return turned === -1 ? 'backward' : 'forward'
}
