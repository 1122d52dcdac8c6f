import { encode } from '../bson/codec.ts'
import { isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { sameCollation } from '../matching/collation.ts'
import { conjuncts } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import type { Sort } from '../matching/sort.ts'
import type { CollectionDefinition, IndexDefinition } from '../storage/catalog.ts'
import type { View } from '../storage/view.ts'
import { areOfOtherConditions, indexPlans, intersectionPlan } from './index-plan.ts'
import type { CollectionPlan, IndexPlan, IntersectionPlan, Plan, PlanOptions, UnionPlan } from './plan.ts'
import { textPlan, textSearchOf } from './text-plan.ts'

/** Walks are compared by the number of their keys, counted up to here. */
const maxCounted = 500
/** Of a walk of many spans only the first are counted. */
const maxRangesCounted = 20
/** To read a document and look into it takes as long as so many keys. */
const keysOfADocument = 10

/** Decides how to find what matches: by which index, or by a walk over everything. */
export function plan(
  view: View,
  collection: CollectionDefinition,
  filter: Filter,
  sort: Sort,
  options: PlanOptions,
): Plan {
  const { collation, hint } = options
  const search = textSearchOf(filter)
  if (search) return textPlan(collection, filter, search, sort, options)
  const scan = collectionPlan(filter, sort, hint)
  if (isNatural(sort, hint)) return scan
  const usable = collection.indexes.filter(index => !index.text && sameCollation(index.collation, collation))
  const indexes = hint === undefined ? usable : [hinted(collection, hint)]
  const walks = indexes.flatMap(index => indexPlans(index, filter, sort))
  if (hint !== undefined) return best(view, walks) ?? scan
  // It looks at nothing but what is asked for: no other walk can be better.
  const perfect = walks.find(walk => walk.isExact && walk.isSorted && isNarrow(walk) && !walk.hasRepeats)
  if (perfect) return perfect
  const narrow = best(view, walks.filter(isNarrow))
  const sorted =
    sort.length > 0
      ? best(
          view,
          walks.filter(walk => walk.isSorted),
        )
      : undefined
  const union = narrow && isPinnedToOne(narrow) ? undefined : unionPlan(view, usable, filter, sort)
  const joined = narrow && joinedPlan(view, narrow, walks, filter, sort)
  return cheaper(view, { narrow, joined, union, sorted }) ?? scan
}

/** The best walks of their kinds. */
interface Candidates {
  narrow: IndexPlan | undefined
  /** The narrow one with others that make it narrower. */
  joined: IntersectionPlan | undefined
  union: UnionPlan | undefined
  sorted: IndexPlan | undefined
}

const isNarrow = (walk: IndexPlan) => walk.pinnedFields > 0 || walk.narrowsNext

/** Few keys sorted in memory beat a walk in order over many; many keys are better walked in order up to the limit. */
function cheaper(view: View, { narrow, joined, union, sorted }: Candidates): Plan | undefined {
  if (union && (!narrow || cost(view, union) < cost(view, narrow))) {
    return sorted && cost(view, union) >= maxCounted ? sorted : union
  }
  if (!narrow || narrow === sorted) return narrow ?? sorted
  if (joined) return sorted ? { ...sorted, among: joined } : joined
  if (!sorted) return narrow
  if (cost(view, sorted) <= cost(view, narrow)) return { ...sorted, otherwise: narrow }
  return cost(view, narrow) >= maxCounted ? { ...sorted, otherwise: narrow } : narrow
}

/**
 * An array has an entry for each of its elements, and a walk looks for one condition: words that are common each, and rare
 * together, are found by their keys alone.
 */
function joinedPlan(view: View, narrow: IndexPlan, walks: IndexPlan[], filter: Filter, sort: Sort) {
  if (cost(view, narrow) < maxCounted) return undefined
  const most = size(view, narrow) * keysOfADocument
  const others = walks.filter(walk => areOfOtherConditions(narrow, walk) && size(view, walk) <= most)
  if (others.length === 0) return undefined
  return intersectionPlan([narrow, ...others.sort((a, b) => size(view, a) - size(view, b))], filter, sort)
}

function best(view: View, walks: IndexPlan[]): IndexPlan | undefined {
  if (walks.length <= 1) return walks[0]
  const single = walks.find(isPinnedToOne)
  if (single) return single
  // One that says less than another looks at more, so that it needs no count.
  const left = walks.filter(walk => !walks.some(other => saysLess(walk, other)))
  if (left.length <= 1) return left[0]
  const least = Math.min(...left.map(walk => cost(view, walk)))
  const cheapest = left.filter(walk => cost(view, walk) === least)
  if (least >= maxCounted) return shortest(view, cheapest)
  return cheapest.reduce((a, b) => (rank(b) > rank(a) ? b : a))
}

const rank = ({ pinnedFields, narrowsNext }: IndexPlan) => pinnedFields * 2 + Number(narrowsNext)

/** Of walks that are all long. */
const shortest = (view: View, walks: IndexPlan[]): IndexPlan | undefined =>
  walks.length <= 1
    ? walks[0]
    : walks.reduce((a, b) => ((size(view, b) - size(view, a) || rank(a) - rank(b)) < 0 ? b : a))

/** It binds a part of the fields that another one binds. */
function saysLess(one: IndexPlan, other: IndexPlan) {
  const fields = boundFields(one)
  const others = boundFields(other)
  return !isPart(one.index) && fields.length < others.length && fields.every(field => others.includes(field))
}

/** Such an index may be short although little is asked of it. */
const isPart = ({ partialFilterExpression, sparse }: IndexDefinition) => sparse || partialFilterExpression !== undefined

const boundFields = ({ index, bounds }: IndexPlan) => bounds.map((_, place) => index.key[place]?.[0])

/** Every field of a unique index is given: there is one document at most. */
const isPinnedToOne = ({ index, pinnedFields, ranges }: IndexPlan) =>
  index.unique && pinnedFields === index.key.length && ranges.length === 1

/** Costs by plan, as each plan is compared more than once. */
const costs = new WeakMap<IndexPlan, number>()

function cost(view: View, plan: IndexPlan | UnionPlan): number {
  if (plan.type === 'union') return plan.plans.reduce((sum, part) => sum + cost(view, part), 0)
  const known = costs.get(plan)
  if (known !== undefined) return known
  const counted = countKeys(view, plan)
  costs.set(plan, counted)
  return counted
}

function countKeys(view: View, plan: IndexPlan): number {
  let count = 0
  for (const range of plan.ranges.slice(0, maxRangesCounted)) {
    count += view.count(range, maxCounted - count)
    if (count >= maxCounted) break
  }
  return count
}

const sizes = new WeakMap<IndexPlan, number>()

/** All of its keys: the database counts them a hundred times faster than it reads them. */
function size(view: View, plan: IndexPlan): number {
  const known = sizes.get(plan) ?? plan.ranges.reduce((sum, range) => sum + view.count(range), 0)
  sizes.set(plan, known)
  return known
}

/** `$or` whose every branch has an index is the union of those walks. */
function unionPlan(view: View, indexes: IndexDefinition[], filter: Filter, sort: Sort): UnionPlan | undefined {
  for (const part of conjuncts(filter)) {
    if (part.type !== 'any' || part.filters.length === 0) continue
    const plans = part.filters.map(branch => {
      const walks = indexes.flatMap(index => indexPlans(index, branch, [])).filter(isNarrow)
      return best(view, walks)
    })
    if (plans.every(walk => walk !== undefined)) {
      return { type: 'union', plans, isSorted: sort.length === 0, isExact: false }
    }
  }
  return undefined
}

function collectionPlan(filter: Filter, sort: Sort, hint: unknown): CollectionPlan {
  const natural =
    isDoc(hint) && '$natural' in hint ? Number(hint['$natural']) : sort[0]?.[0] === '$natural' ? sort[0][1] : 1
  return {
    type: 'collection',
    isReverse: natural < 0,
    isSorted: sort.length === 0 || sort[0]?.[0] === '$natural',
    isExact: conjuncts(filter).length === 0,
  }
}

const isNatural = (sort: Sort, hint: unknown) => sort[0]?.[0] === '$natural' || (isDoc(hint) && '$natural' in hint)

/** The index that a hint names, by its name or its keys. */
function hinted(collection: CollectionDefinition, hint: unknown): IndexDefinition {
  const isIt = ({ name, key }: IndexDefinition) =>
    isDoc(hint) ? encode(hint).equals(encode(Object.fromEntries(key))) : name === hint
  const index = collection.indexes.find(isIt)
  if (!index || index.text) throw new MongoError('BadValue', 'hint provided does not correspond to an existing index')
  return index
}
