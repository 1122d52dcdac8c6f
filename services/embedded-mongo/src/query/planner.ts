import { encode } from '../bson/codec.ts'
import { isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import type { CollectionDefinition, IndexDefinition } from '../storage/catalogue.ts'
import type { View } from '../storage/view.ts'
import { textPlan, textSearchOf } from '../text/text-plan.ts'
import { sameCollation } from './collation.ts'
import { conjuncts } from './filter.ts'
import type { Filter } from './filter-tree.ts'
import { indexPlans } from './index-plan.ts'
import type { CollectionPlan, IndexPlan, Plan, PlanOptions, UnionPlan } from './plan.ts'
import type { Sort } from './sort.ts'

/** Walks are compared by the number of their keys, counted up to here. */
const mostCounted = 500
/** Of a walk of many spans only the first are counted. */
const mostRangesCounted = 20

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
  return cheaper(view, narrow, union, sorted) ?? scan
}

const isNarrow = (walk: IndexPlan) => walk.pinnedFields > 0 || walk.narrowsNext

/** Few keys sorted in memory beat a walk in order over many; many keys are better walked in order up to the limit. */
function cheaper(
  view: View,
  narrow: IndexPlan | undefined,
  union: UnionPlan | undefined,
  sorted: IndexPlan | undefined,
): Plan | undefined {
  if (union && (!narrow || cost(view, union) < cost(view, narrow))) {
    return sorted && cost(view, union) >= mostCounted ? sorted : union
  }
  if (!narrow || !sorted || narrow === sorted) return narrow ?? sorted
  if (cost(view, sorted) <= cost(view, narrow)) return { ...sorted, otherwise: narrow }
  return cost(view, narrow) >= mostCounted ? { ...sorted, otherwise: narrow } : narrow
}

function best(view: View, walks: IndexPlan[]): IndexPlan | undefined {
  if (walks.length <= 1) return walks[0]
  const single = walks.find(isPinnedToOne)
  if (single) return single
  const ranked = walks.map(walk => ({
    walk,
    cost: cost(view, walk),
    rank: walk.pinnedFields * 2 + Number(walk.narrowsNext),
  }))
  return ranked.reduce((a, b) => ((b.cost - a.cost || a.rank - b.rank) < 0 ? b : a)).walk
}

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
  for (const range of plan.ranges.slice(0, mostRangesCounted)) {
    count += view.count(range, mostCounted - count)
    if (count >= mostCounted) break
  }
  return count
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
