import { compare, equals } from '../bson/compare.ts'
import { type Doc, isNullish } from '../bson/values.ts'
import { conjuncts, parseFilter } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'

type FieldFilter = Extract<Filter, { type: 'field' }>

const isField = (filter: Filter): filter is FieldFilter => filter.type === 'field'

/** Whether every document that `filter` finds is sure to be in an index with this partial filter. */
export function isImplied(partialFilter: Doc, filter: Filter): boolean {
  const asked = conjuncts(filter).filter(isField)
  return conjuncts(parseFilter(partialFilter)).every(
    needed => isField(needed) && asked.some(given => given.path === needed.path && implies(given, needed)),
  )
}

function implies({ condition: given }: FieldFilter, { condition: needed }: FieldFilter): boolean {
  if (given.operator === needed.operator && equals(given.operand, needed.operand)) return true
  switch (given.operator) {
    case '$eq':
      return (!isNullish(given.operand) || needed.operator !== '$exists') && needed.test(given.operand)
    case '$in':
      return (given.operand as unknown[]).every(member => !isNullish(member) && needed.test(member))
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return needed.operator === '$exists' || isTighter(given, needed)
    case '$regex':
    case '$type':
    case '$elemMatch':
      return needed.operator === '$exists'
    default:
      return false
  }
}

interface Ordering {
  operator: string
  operand: unknown
}

/** `{ $gt: 5 }` is tighter than `{ $gte: 5 }` and than `{ $gt: 4 }`. */
function isTighter(given: Ordering, needed: Ordering): boolean {
  const direction = given.operator.slice(0, 3)
  if (direction !== needed.operator.slice(0, 3)) return false
  const difference = compare(given.operand, needed.operand) * (direction === '$gt' ? 1 : -1)
  return difference > 0 || (difference === 0 && (needed.operator.endsWith('e') || !given.operator.endsWith('e')))
}
