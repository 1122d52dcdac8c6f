import { encodeKey, invert, successor } from '../bson/key-encoding.ts'
import { type Doc, isNullish } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { all, conjuncts } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import type { Sort } from '../matching/sort.ts'
import type { CollectionDefinition, IndexDefinition, TextOptions } from '../storage/catalog.ts'
import { compiled, cutRange } from '../storage/index-entries.ts'
import { isFound, isTermsOnly, scoreOf } from '../text/text-index.ts'
import { type Scorer, textScore } from '../text/text-score.ts'
import { searchTerms, type TextSearch } from '../text/text-search.ts'
import type { IndexPlan, PlanOptions } from './plan.ts'

/** The `$text` of a filter; undefined when it has none. @throws BadValue for more than one */
export function textSearchOf(filter: Filter): TextSearch | undefined {
  const [found, ...more] = conjuncts(filter).filter(part => part.type === 'text')
  if (more.length > 0) throw new MongoError('BadValue', 'Too many text expressions')
  return found?.search
}

/** The walk over the text index that finds what a search may find. */
export function textPlan(
  collection: CollectionDefinition,
  filter: Filter,
  search: TextSearch,
  sort: Sort,
  { hint, collation }: PlanOptions,
): IndexPlan {
  if (hint !== undefined) throw new MongoError('BadValue', 'text and hint not allowed in same query')
  if (collation) throw new MongoError('BadValue', 'text search supports the simple collation only')
  if (sort.some(([path]) => path === '$natural'))
    throw new MongoError('BadValue', 'text expression not allowed with $natural sort order')
  const { index, text } = textIndexOf(collection)
  const before = Buffer.concat(index.key.map(([path, direction]) => pinned(filter, path, direction)))
  const { prefix } = compiled(index)
  const ranges = searchTerms(search.words, search.language ?? text.language)
    .map(term => Buffer.concat([before, encodeKey(term)]))
    .sort(Buffer.compare)
    .map(key => cutRange({ from: key, to: successor(key) }))
    .map(({ from, to }) => ({ from: Buffer.concat([prefix, from]), to: to && Buffer.concat([prefix, to]) }))
  return {
    type: 'index',
    index,
    ranges,
    isReverse: false,
    pinnedFields: index.key.length + 1,
    narrowsNext: false,
    bounds: [],
    isExact: isTermsOnly(search) && !index.truncated && conjuncts(filter).length === index.key.length + 1,
    isSorted: sort.length === 0,
    hasRepeats: true,
  }
}

/** The encoded value that a filter demands of a field before the words. */
function pinned(filter: Filter, path: string, direction: 1 | -1): Buffer {
  const equality = conjuncts(filter).find(
    part => part.type === 'field' && part.path === path && part.condition.operator === '$eq',
  )
  if (equality?.type !== 'field') {
    throw new MongoError(
      'NoQueryExecutionPlans',
      'failed to use text index to satisfy $text query (if text index is compound, are equality predicates given for all prefix fields?)',
    )
  }
  const { operand } = equality.condition
  const key = encodeKey(isNullish(operand) ? null : operand)
  return direction === 1 ? key : Buffer.from(invert(key))
}

function textIndexOf({ indexes }: CollectionDefinition): { index: IndexDefinition; text: TextOptions } {
  const index = indexes.find(({ text }) => text !== undefined)
  if (!index?.text) throw new MongoError('IndexNotFound', 'text index required for $text query')
  return { index, text: index.text }
}

/** A filter whose `$text` is a test like any other. */
export function boundToIndex(filter: Filter, collection: CollectionDefinition): Filter {
  if (!textSearchOf(filter)) return filter
  const { text } = textIndexOf(collection)
  return all(
    conjuncts(filter).map(part =>
      part.type === 'text' ? { type: 'expression', test: doc => isFound(text, part.search, doc as Doc) } : part,
    ),
  )
}

/** How a document's `textScore` is calculated; undefined when the query does not search for text. */
export function scorerOf(collection: CollectionDefinition, filter: Filter): Scorer | undefined {
  const search = textSearchOf(filter)
  if (!search) return undefined
  const { text } = textIndexOf(collection)
  return doc => scoreOf(text, search, doc)
}

export const sortsByScore = (sort: Sort): boolean => sort.some(([path]) => path === textScore)
